import { canRetry, canType } from './on-learner.ts';
import type { ConversationSnapshot } from './snapshot.ts';
import type { State } from './state.ts';

/** What the screen sees of a state. */
export const view = (state: State): ConversationSnapshot => {
  const { phase, memory } = state;
  return {
    phase: phase.name,
    connection: memory.connection,
    messages: memory.messages,
    undelivered: memory.undelivered,
    notice: memory.notice,
    canSendNow: phase.name === 'listening',
    canType: canType(state),
    canRetry: canRetry(state),
    canCorrect: memory.sessionId !== null,
    microphone: memory.microphone,
    soundBlocked: phase.name === 'speaking' && phase.blocked,
    startedAt: memory.startedAt,
    sessionId: memory.sessionId,
    outcome: phase.name === 'ended' ? phase.outcome : null,
  };
};
