import type { HeardWord } from './heardWord.ts';
import { sureOf } from './heardWord.ts';
import { plainWord } from './words.ts';

/** From here on a word or sound is “Good” (spec §5); below it is practised again. */
export const goodScore = 0.7;

/** The mean; null of nothing. */
export const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** How a phrase was said as a whole, 0 to 1; null where no word is sure. */
export const averageOf = (words: readonly HeardWord[]): number | null =>
  meanOf(sureOf(words).map(({ score }) => score));

const meansOf = (scored: readonly (readonly [name: string, score: number])[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(scored, ([name]) => name)].map(([name, all]) => [name, meanOf(all.map(([, score]) => score)) ?? 0]),
  );

/** Each word that is sure, lowercased, with its mean score. */
export const wordScores = (words: readonly HeardWord[]): ReadonlyMap<string, number> =>
  meansOf(sureOf(words).map(({ word, score }) => [plainWord(word), score] as const));

/** Each sound of the words that are sure, with its mean score. */
export const soundScores = (words: readonly HeardWord[]): ReadonlyMap<string, number> =>
  meansOf(sureOf(words).flatMap(({ sounds }) => sounds.map(({ sound, score }) => [sound, score] as const)));

/** The name with the lowest score below {@link goodScore}; null where all is good. */
export const hardestOf = (scores: ReadonlyMap<string, number>): string | null =>
  [...scores].filter(([, score]) => score < goodScore).sort(([, one], [, other]) => one - other)[0]?.[0] ?? null;
