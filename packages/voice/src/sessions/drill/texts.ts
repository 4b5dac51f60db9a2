import type { Fault } from './protocol.ts';

/** Spec §8: an API error with status, or no sentence received. */
export const sentenceText = (fault: Fault): string => {
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

/** What the learner reads (spec §5 and §8 where they give the words). */
export const texts = {
  evaluation: 'STT service error. Please try again.',
  noVoice: 'No voice detected. Please try again.',
  invalid: 'Audio error: Please try again.',
  anotherSentence: 'That did not sound like this phrase. Listen once more, then say it again.',
  unplugged: 'The microphone is gone. Plug it in and try again.',
  noVoiceOfCoach: 'The coach’s voice could not be played. Read the phrase and say it.',
  noWord: 'The word could not be played. Please try again.',
  unsaved: 'Your result could not be saved yet. You can go on: we keep trying.',
  saved: 'Your results are saved now.',
} as const;
