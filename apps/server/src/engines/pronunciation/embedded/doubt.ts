import { isBetween } from './match.ts';
import type { HeardWord } from './model.ts';

/**
 * Which words of the sentence only seem left out. Where two or more are missing and speech was swallowed, the model lost its way: a
 * missing word beside another one, or where the swallowed speech is, may well have been said.
 * @param placed for each word of the sentence the heard words that belong to it.
 */
export function doubtedWords(
  placed: readonly (readonly HeardWord[])[],
  heard: readonly HeardWord[],
): ReadonlySet<number> {
  const missing = placed.flatMap((times, at) => (times.length === 0 ? [at] : []));
  if (missing.length < 2 || !heard.some(({ swallowed }) => swallowed)) return new Set();
  const isMissing = (at: number) => placed[at]?.length === 0;
  const isDoubted = (at: number) =>
    isMissing(at - 1) || isMissing(at + 1) || gapAt(at, placed, heard).some(({ swallowed }) => swallowed);
  return new Set(missing.filter(isDoubted));
}

/** The pauses where a missing word would be: between the words before and after it. */
function gapAt(
  at: number,
  placed: readonly (readonly HeardWord[])[],
  heard: readonly HeardWord[],
): readonly HeardWord[] {
  const before = placed.slice(0, at).flat().at(-1);
  const [after] = placed.slice(at + 1).flat();
  const from = before ? heard.indexOf(before) + 1 : 0;
  return heard.slice(from, after ? heard.indexOf(after) : heard.length).filter(isBetween);
}
