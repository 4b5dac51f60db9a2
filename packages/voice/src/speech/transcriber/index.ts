export type { Heard, Transcriber } from '../ports.ts';
export { transcriberMessages } from './messages.ts';
export {
  createTranscriber,
  minimumRecordingBytes,
  type TranscriberOptions,
  transcriptionMs,
} from './transcriber.ts';
