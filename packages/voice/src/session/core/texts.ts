import type { MicrophoneFault } from '../../io/ports.ts';
import { maximumTextLength } from './limits.ts';

/** Messages to the learner that more than one kind of session shows. */
export const texts = {
  noVoice: 'No voice detected. Please try again.',
  invalid: 'Audio error: Please try again.',
  failed: 'STT service error. Please try again.',
  tooLong: `Your answer is too long. Please use ${maximumTextLength} letters at most.`,
} as const;

/** Messages to the learner when there is no microphone, for sessions in which an answer can be typed instead. */
export const faultTexts: Readonly<Record<MicrophoneFault | 'unplugged', string>> = {
  refused: 'The microphone is not allowed. Type your answer, or allow the microphone in the browser and try again.',
  missing: 'No microphone was found. Type your answer, or plug in a microphone and try again.',
  busy: 'The microphone could not be used. Type your answer, or close other apps that use it and try again.',
  unsupported: 'This browser cannot record. Type your answer, or use Google Chrome.',
  insecure: 'The microphone only works on a secure page (https). Type your answer instead.',
  unplugged: 'The microphone is gone. Type your answer, or plug it in and try again.',
};
