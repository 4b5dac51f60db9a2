/**
 * The difference between a voice and the voices that the model was made of, learnt from its own readings: the costs of sounds above the usual,
 * and their variation.
 */
export interface Speaker {
  /** Sounds that were looked at, at most `memory`: what a voice was long ago counts less and less. */
  readonly sounds: number;
  readonly level: number;
  readonly spread: number;
}

/** Expected values of a new voice, and the number of its own sounds that outweigh them. */
const stranger: Speaker = { sounds: 15, level: 0, spread: 1.3 };
const memory = 300;
/** How far apart the sounds of one reading lay: in right readings mostly 0.8 to 3, where every other word was another one 4 to 6. */
const widest = 3;

/** Reads the JSON of an earlier assessment; a new voice where there is none. */
export function readSpeaker(json: string | null): Speaker {
  if (json === null) return stranger;
  try {
    const read: unknown = JSON.parse(json);
    return isSpeaker(read) ? read : stranger;
  } catch {
    return stranger;
  }
}

const isSpeaker = (value: unknown): value is Speaker =>
  typeof value === 'object' &&
  value !== null &&
  ['sounds', 'level', 'spread'].every((key) => Number.isFinite(Reflect.get(value, key))) &&
  Number(Reflect.get(value, 'spread')) > 0 &&
  Number(Reflect.get(value, 'sounds')) > 0;

/**
 * The voice after one more reading. Medians, so that a few wrong words in a reading do not make wrong the usual; and from a reading whose
 * sounds lie far apart nothing is learnt, because much of it was something else than the sentence.
 * @param costs of each sound of it, above the usual cost of that sound.
 */
export function learnVoice(speaker: Speaker, costs: readonly number[]): Speaker {
  if (costs.length === 0) return speaker;
  const level = median(costs);
  // 1.48 makes the median distance the standard deviation of a bell curve.
  const spread = 1.48 * median(costs.map((cost) => Math.abs(cost - level)));
  if (spread > widest) return speaker;
  const sounds = speaker.sounds + costs.length;
  const mixed = (before: number, now: number) => (before * speaker.sounds + now * costs.length) / sounds;
  return {
    sounds: Math.min(memory, sounds),
    level: mixed(speaker.level, level),
    spread: mixed(speaker.spread, spread),
  };
}

/** Computes the median; 0 for no numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? 0)) / 2;
}
