import { encodeWav } from '../engines/decoding/wav.ts';

const rate = 48_000;

/** A microphone that is on and hears nothing, for Chromium's `--use-file-for-fake-audio-capture`. */
export const silentWav = (seconds: number): Uint8Array<ArrayBuffer> =>
  encodeWav(new Float32Array(rate * seconds), rate);
