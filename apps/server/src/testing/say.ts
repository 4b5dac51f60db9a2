import type { CoachName } from '@sayso/api/contract/values';
import { joinSamples } from '../engines/decoding/recording.ts';
import { resample } from '../engines/decoding/resample.ts';
import { decodeWav, encodeWav } from '../engines/decoding/wav.ts';
import type { TextToSpeech } from '../engines/ports.ts';
import { createFliteVoice } from '../engines/text-to-speech/flite.ts';

export interface SayOptions {
  /** Samples a second: 48000 is what Chromium's fake microphone plays, 16000 what the recogniser hears. @default 48_000 */
  readonly rate?: 16_000 | 48_000;
  /** Silence before the first word, in seconds. @default 0.3 */
  readonly leadSeconds?: number;
  /** Silence after the last word, in seconds. @default 0.5 */
  readonly tailSeconds?: number;
}

let voice: TextToSpeech | undefined;

/** Real synthesised speech as a wav file, for tests and for Chromium's `--use-file-for-fake-audio-capture`. */
export async function sayToWav(
  text: string,
  coach: CoachName,
  options: SayOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { rate = 48_000, leadSeconds = 0.3, tailSeconds = 0.5 } = options;
  voice ??= createFliteVoice({ threads: 1 });
  const { bytes } = await voice.speak(text, coach, new AbortController().signal);
  const spoken = decodeWav(bytes);
  const samples = joinSamples([
    new Float32Array(Math.round(leadSeconds * rate)),
    resample(spoken.samples, spoken.rate, rate),
    new Float32Array(Math.round(tailSeconds * rate)),
  ]);
  return encodeWav(samples, rate);
}
