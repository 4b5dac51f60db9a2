import { texts as shared } from '../core/texts.ts';
import type { Fault } from './kind.ts';

/** Says why there is no sentence: an API error with its status, or none received. */
export const toSentenceText = (fault: Fault): string => {
  switch (fault.kind) {
    case 'refused':
      return `API error ${fault.status}: there is no new phrase. Please try again.`;
    case 'unreachable':
      return 'No sentence received: the server cannot be reached. Check your connection and try again.';
    case 'late':
      return 'No sentence received: the server took too long. Please try again.';
    default:
      return 'No sentence received. Please try again.';
  }
};

/** Messages to the learner in a drill. */
export const texts = {
  evaluation: shared.failed,
  noVoice: shared.noVoice,
  invalid: shared.invalid,
  anotherSentence: 'That did not sound like this phrase. Listen once more, then say it again.',
  unplugged: 'The microphone is gone. Plug it in and try again.',
  noVoiceOfCoach: 'The coach’s voice could not be played. Read the phrase and say it.',
  noWord: 'The word could not be played. Please try again.',
  unsaved: 'Your result could not be saved yet. You can go on: we keep trying.',
  saved: 'Your results are saved now.',
} as const;
