import { canType } from '../core/on-learner.ts';
import type { State } from './kind.ts';
import { canRetry, policy } from './policy.ts';
import type { ConversationPhase, ConversationSnapshot } from './snapshot.ts';

/** The phase by its name on the page. */
export const findPhase = ({ phase }: State): ConversationPhase => {
  if (phase.name === 'waiting') return phase.step.name;
  return phase.name === 'recording' ? 'listening' : phase.name;
};

/** The part of a state that the screen shows. */
export const view = (state: State): ConversationSnapshot => {
  const { phase, memory } = state;
  return {
    phase: findPhase(state),
    connection: memory.connection,
    messages: memory.messages,
    undelivered: memory.undelivered,
    notice: memory.notice,
    canSendNow: phase.name === 'recording',
    canType: canType(policy, state),
    canRetry: canRetry(state),
    canCorrect: memory.sessionId !== null,
    microphone: memory.microphone,
    soundBlocked: phase.name === 'speaking' && phase.blocked,
    startedAt: memory.startedAt,
    sessionId: memory.sessionId,
    scene: memory.scene,
    reading: memory.reading,
    outcome: phase.name === 'ended' ? phase.outcome : null,
  };
};
