/** The rate every recogniser here works at, in samples a second. */
export const recordingRate = 16_000;

/** Seconds that are read of a recording: spec §9 stops one at 57 s, the rest is room; what follows is left out. */
export const maximumRecordingSeconds = 62;

/** Sound as numbers. */
export interface Pcm {
  /** One channel, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** Samples a second. */
  readonly rate: number;
}

/** A stretch of a recording in which somebody speaks: samples. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** A recording, read. */
export interface Recording extends Pcm {
  /** In order, cut at pauses; none when nobody speaks in it. */
  readonly phrases: readonly Phrase[];
}

/** Mixes channels of one length into one. */
export function mixDown(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(channels[0]?.length ?? 0);
  for (const channel of channels) {
    for (let i = 0; i < mixed.length; i += 1) mixed[i] = (mixed[i] ?? 0) + (channel[i] ?? 0) / channels.length;
  }
  return mixed;
}

/** The same parts one after another. */
export function joinSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** To 16-bit numbers, little end first; what is louder than 1 is clipped, what is no number is silence. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}
