import type { HeardWord } from './heardWord.ts';
import { sureOf } from './heardWord.ts';
import { plainWord } from './words.ts';

/** From here on a word or sound is “Good” (spec §5); below it is practised again. */
export const goodScore = 0.7;

/** The mean; null of nothing. */
export const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** Where fewer words of a phrase than this share are sure, a figure of them would be a guess at the others. */
const fewestSure = 0.5;

/** How a phrase was said as a whole, 0 to 1; null where less than half of its words are sure. */
export const averageOf = (words: readonly HeardWord[]): number | null => {
  const sure = sureOf(words);
  return sure.length < words.length * fewestSure ? null : meanOf(sure.map(({ score }) => score));
};

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

/**
 * The sound that needs the most work: how far it is from good, times how often it came, so that one bad moment does not outweigh what goes
 * wrong again and again. Null where all is good.
 */
export const hardestSound = (words: readonly HeardWord[]): string | null => {
  const times = new Map<string, number>();
  for (const { sounds } of sureOf(words)) {
    for (const { sound } of sounds) times.set(sound, (times.get(sound) ?? 0) + 1);
  }
  const work = [...soundScores(words)]
    .filter(([, score]) => score < goodScore)
    .map(([sound, score]) => ({ sound, work: (goodScore - score) * (times.get(sound) ?? 0) }));
  return work.sort((one, other) => other.work - one.work)[0]?.sound ?? null;
};
