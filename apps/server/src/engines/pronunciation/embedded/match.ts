import type { HeardWord } from './model.ts';

const notWords = /^(<.*>|\[.*\])$/;

/** Whether this is no word of a sentence, but a pause or a noise. */
export const isBetween = ({ word }: HeardWord): boolean => notWords.test(word);

/**
 * Which heard words belong to each word of the sentence: none where it was left out, more where it was said again. The heard words come
 * in the order of the sentence, so of all ways to place them the one with fewest repetitions is taken.
 */
export function matchWords(
  expected: readonly string[],
  heard: readonly HeardWord[],
): readonly (readonly HeardWord[])[] {
  const words = heard.filter((word) => !isBetween(word));
  const memory = new Map<number, Place | null>();
  /** The best way to place `words` from `at` on when the one before stands at `last`. */
  const place = (at: number, last: number): Place | null => {
    const word = words[at];
    if (!word) return { repeats: 0, index: -1, next: null };
    const key = at * (expected.length + 1) + last + 1;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let best: Place | null = null;
    for (let index = Math.max(0, last); index < expected.length; index += 1) {
      if (expected[index] !== word.word) continue;
      const next = place(at + 1, index);
      const repeats = next === null ? Number.POSITIVE_INFINITY : next.repeats + (index === last ? 1 : 0);
      if (next && (!best || repeats < best.repeats)) best = { repeats, index, next };
    }
    memory.set(key, best);
    return best;
  };
  const placed: HeardWord[][] = expected.map(() => []);
  let step = place(0, -1);
  for (const word of words) {
    if (!step) break;
    placed[step.index]?.push(word);
    step = step.next;
  }
  return placed;
}

interface Place {
  readonly repeats: number;
  readonly index: number;
  readonly next: Place | null;
}
