import { recordingRate } from '../engines/decoding/recording.ts';

/** Repeatable noise, -1 to 1 (the generator of Park and Miller), so that a test hears the same each time. */
export function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

/** Seconds of a sound at the recogniser's rate, from its value at each time in seconds. */
export function createSound(seconds: number, at: (time: number) => number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * recordingRate) }, (_, i) => at(i / recordingRate));
}

/** A sine, 0 to 1 loud. */
export const sine = (hertz: number, loudness: number) => (time: number) =>
  loudness * Math.sin(2 * Math.PI * hertz * time);

/** Sounds without speech, by name. */
export function soundsWithoutVoice(): Readonly<Record<string, Float32Array<ArrayBuffer>>> {
  const noise = createNoise(7);
  const mains = [sine(50, 0.15), sine(150, 0.05), sine(250, 0.02)];
  return {
    'digital silence': createSound(6, () => 0),
    'the noise of a quiet microphone': createSound(6, () => noise() * 0.001),
    'loud white noise': createSound(6, () => noise() * 0.3),
    'noise that begins in the middle': createSound(6, (time) => noise() * (time < 3 ? 0.002 : 0.1)),
    'the hum of the mains': createSound(
      6,
      (time) => mains.reduce((sum, wave) => sum + wave(time), 0) + noise() * 0.001,
    ),
    'a tone': createSound(6, sine(300, 0.2)),
    'clicks of a keyboard': createSound(6, (time) => noise() * (time % 0.3 < 0.005 ? 0.6 : 0.001)),
    'a fan': createSound(6, (time) => noise() * 0.05 * (1 + 0.8 * Math.sin(9 * time))),
  };
}
