import { canType } from '../core/on-learner.ts';
import type { State } from './kind.ts';
import { canHearAgain, policy } from './policy.ts';
import type { InterviewPhase, InterviewSnapshot } from './snapshot.ts';

/** The phase by its name in the diagram: `sent` is shown as `processing`. */
export const findPhase = ({ phase }: State): InterviewPhase | 'sent' => {
  switch (phase.name) {
    case 'connecting':
      return 'preparing';
    case 'speaking':
      return phase.speech.role === 'coach' ? 'speaking' : 'ideal';
    case 'readying':
      return phase.turn === null ? 'preparing-answer' : 'readying';
    case 'waiting':
      return phase.step.name;
    default:
      return phase.name;
  }
};

/** The part of a state that the screen shows. */
export const view = (state: State): InterviewSnapshot => {
  const { phase, memory } = state;
  const name = findPhase(state);
  const recording = phase.name === 'recording' ? phase : null;
  return {
    phase: name === 'sent' ? 'processing' : name,
    connection: memory.connection,
    messages: memory.messages,
    undelivered: memory.undelivered,
    begun: memory.begun,
    assistant: memory.assistant,
    recordingBeginsAt: phase.name === 'readying' && phase.turn === null ? phase.beginsAt : null,
    recordingEndsAt: recording?.endsAt ?? null,
    isLongAnswer: recording !== null && memory.isLong,
    canStartNow: name === 'preparing-answer',
    canSendNow: recording !== null,
    canType: canType(policy, state),
    canHearAgain: canHearAgain(state),
    canSkip: name === 'ideal',
    canRetry: phase.name === 'paused',
    notice: memory.notice,
    microphone: memory.microphone,
    soundBlocked: phase.name === 'speaking' && phase.blocked,
    startedAt: memory.startedAt,
    outcome: phase.name === 'ended' ? phase.outcome : null,
  };
};
