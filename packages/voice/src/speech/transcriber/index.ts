export type { Heard, Transcriber } from '../ports.ts';
export { transcriberMessages } from './messages.ts';
export {
  createTranscriber,
  firstRecorderBytes,
  minimumRecordingBytes,
  type TranscriberOptions,
  transcriptionMs,
} from './transcriber.ts';
