import type { Phrase } from './recording.ts';

/** Seconds from one frame to the next, and the length of a frame. */
const hop = 0.02;
const width = 0.032;
/** Below this a frame is silence whatever else it is: -68 dB of full scale. The page's rule for silence is a level under 0.01, -40 dB. */
const audible = 4e-4;
/** A voice rises this far above the quietest tenth of the recording: 8 dB. */
const aboveFloor = 2.5;
/** Least similarity of a voiced sound to itself one period later; noise stays under 0.4. */
const periodic = 0.55;
/** The pitches of people, in Hz. */
const pitch = { lowest: 70, highest: 400 };
/** The shortest word that counts: 120 ms of voiced sound. */
const fewestFrames = 6;
/** A voice rises and falls; a hum or a tone does not: spread of level of its voiced frames, in dB. */
const steady = 1.5;
/**
 * A pause as long as this ends a phrase, once the phrase is long enough for a recogniser to make sense of it; in seconds.
 * As long as both margins together, so that no phrase contains the edge of its neighbour.
 */
const pause = 0.8;
const longEnough = 6;
/** Margin around the voiced part: it keeps voiceless consonants and breath. */
const margin = { before: 0.35, after: 0.45 };

/**
 * Finds the speech in a recording, cut at pauses. Silence, noise, a hum and clicks are not speech: a recogniser would invent
 * words for them.
 * `rate` in samples a second.
 */
export function findPhrases(samples: Float32Array, rate: number): readonly Phrase[] {
  const coarse = halve(highPass(samples, rate));
  const frames = frameLevels(coarse, rate / 2);
  const floor = [...frames].sort((a, b) => a - b)[Math.floor(frames.length / 10)] ?? 0;
  const threshold = Math.max(audible, floor * aboveFloor);
  const isVoiced = (level: number, i: number) => level >= threshold && periodicity(coarse, rate / 2, i) >= periodic;
  const voiced = Array.from(frames, isVoiced);
  const levels = frames.filter((_, i) => voiced[i]);
  if (levels.length < fewestFrames || spread(levels) < steady) return [];
  const at = (seconds: number) => Math.max(0, Math.min(samples.length, Math.round(seconds * rate)));
  return cutAtPauses(voiced).map(([first, last]) => ({
    from: at(first * hop - margin.before),
    to: at(last * hop + width + margin.after),
  }));
}

/** First and last voiced frame of each phrase. */
function cutAtPauses(voiced: readonly boolean[]): readonly (readonly [number, number])[] {
  const phrases: [number, number][] = [];
  for (const [frame, isVoiced] of voiced.entries()) {
    if (!isVoiced) continue;
    const current = phrases.at(-1);
    const isNew = !current || ((frame - current[1]) * hop >= pause && (current[1] - current[0]) * hop >= longEnough);
    if (isNew) phrases.push([frame, frame]);
    else current[1] = frame;
  }
  return phrases;
}

/** Removes frequencies below speech, such as the hum of the mains: two poles at 120 Hz (R. Bristow-Johnson's cookbook). */
function highPass(samples: Float32Array, rate: number): Float32Array {
  const turn = (2 * Math.PI * 120) / rate;
  const alpha = Math.sin(turn) / Math.SQRT2;
  const gain = (1 + Math.cos(turn)) / 2 / (1 + alpha);
  const [b1, b2] = [(-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = gain * (x - 2 * x1 + x2) - b1 * y1 - b2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** Halves the rate: enough to find a pitch, with a quarter of the work. */
function halve(samples: Float32Array): Float32Array {
  const half = new Float32Array(Math.floor(samples.length / 2));
  return half.map((_, i) => ((samples[i * 2] ?? 0) + (samples[i * 2 + 1] ?? 0)) / 2);
}

function frameLevels(samples: Float32Array, rate: number): Float32Array {
  const [step, size] = [Math.round(hop * rate), Math.round(width * rate)];
  const count = Math.max(0, Math.floor((samples.length - size) / step) + 1);
  return Float32Array.from({ length: count }, (_, frame) => {
    let sum = 0;
    for (let i = frame * step; i < frame * step + size; i += 1) sum += (samples[i] ?? 0) ** 2;
    return Math.sqrt(sum / size);
  });
}

/** Computes the highest similarity (-1 to 1) of a frame to itself one pitch period later. */
function periodicity(samples: Float32Array, rate: number, frame: number): number {
  const start = frame * Math.round(hop * rate);
  const size = Math.round(width * rate);
  let best = 0;
  for (let lag = Math.floor(rate / pitch.highest); lag <= Math.ceil(rate / pitch.lowest); lag += 1) {
    let [both, here, there] = [0, 1e-12, 1e-12];
    for (let i = start; i < start + size - lag; i += 1) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      both += a * b;
      here += a * a;
      there += b * b;
    }
    best = Math.max(best, both / Math.sqrt(here * there));
  }
  return best;
}

/** Standard deviation of levels, in dB. */
function spread(levels: Float32Array): number {
  const decibels = Array.from(levels, (level) => 20 * Math.log10(level));
  const mean = decibels.reduce((sum, value) => sum + value, 0) / decibels.length;
  return Math.sqrt(decibels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / decibels.length);
}
