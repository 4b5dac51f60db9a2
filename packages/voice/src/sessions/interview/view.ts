import { canHearAgain, canType } from './on-learner.ts';
import type { InterviewSnapshot } from './snapshot.ts';
import type { State } from './state.ts';

/** What the screen sees of a state. */
export const view = (state: State): InterviewSnapshot => {
  const { phase, memory } = state;
  const recording = phase.name === 'recording' ? phase : null;
  return {
    phase: phase.name === 'sent' ? 'processing' : phase.name,
    connection: memory.connection,
    messages: memory.messages,
    undelivered: memory.undelivered,
    begun: memory.begun,
    assistant: memory.assistant,
    recordingBeginsAt: phase.name === 'preparing-answer' ? phase.beginsAt : null,
    recordingEndsAt: recording?.endsAt ?? null,
    isLongAnswer: recording?.isLong ?? false,
    canStartNow: phase.name === 'preparing-answer',
    canSendNow: recording !== null,
    canType: canType(state),
    canHearAgain: canHearAgain(state),
    canSkip: phase.name === 'ideal',
    canRetry: phase.name === 'paused',
    notice: memory.notice,
    microphone: memory.microphone,
    soundBlocked: 'speech' in phase && phase.blocked,
    startedAt: memory.startedAt,
    outcome: phase.name === 'ended' ? phase.outcome : null,
  };
};
