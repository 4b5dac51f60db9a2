export {
  type ActiveRecording,
  MicrophoneError,
  type MicrophoneFault,
  type Recorder,
  type Recording,
} from '../ports.ts';
export { createRecorder, maximumRecordingMs, type RecorderOptions } from './recorder.browser.ts';
