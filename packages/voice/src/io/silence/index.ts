export {
  createSilenceDetector,
  type SilenceDetector,
  type SilenceOptions,
  silenceDefaults,
} from './silence-detector.ts';
