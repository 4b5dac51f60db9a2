export type { Listening, Recogniser } from '../ports.ts';
export { canRecogniseSpeech, createRecogniser, type RecogniserOptions } from './recogniser.browser.ts';
export { withRecogniser } from './with-recogniser.ts';
