/** The rate every recogniser here works at, in samples a second. */
export const recordingRate = 16_000;

/** Seconds that are read of a recording. A recording stops at 57 s, as specified; the rest is a margin. Longer audio is cut. */
export const maximumRecordingSeconds = 62;

/** Decoded sound. */
export interface Pcm {
  /** The samples of one channel, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** Samples a second. */
  readonly rate: number;
}

/** A part of a recording with speech, in samples. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** A decoded recording. */
export interface Recording extends Pcm {
  /** In order, cut at pauses; empty without speech. */
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

/** Joins parts, one after another. */
export function joinSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Converts samples to 16-bit little-endian numbers. Values beyond 1 are clipped, NaN becomes silence. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}
