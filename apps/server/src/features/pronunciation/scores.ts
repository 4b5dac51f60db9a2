import type { HeardWord } from './heard-word.ts';
import { selectSure } from './heard-word.ts';
import { plainWord } from './words.ts';

/** From here on a word or sound is “Good”; below it is practised again. */
export const goodScore = 0.7;

/** The mean; null of nothing. */
export const calculateMean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** The least share of sure words in a phrase: with fewer, their mean would say nothing about the other words. */
const fewestSure = 0.5;

/** How a phrase was said as a whole, 0 to 1; null where less than half of its words are sure. */
export const calculateAverage = (words: readonly HeardWord[]): number | null => {
  const sure = selectSure(words);
  return sure.length < words.length * fewestSure ? null : calculateMean(sure.map(({ score }) => score));
};

const calculateMeans = (scored: readonly (readonly [name: string, score: number])[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(scored, ([name]) => name)].map(([name, all]) => [
      name,
      calculateMean(all.map(([, score]) => score)) ?? 0,
    ]),
  );

/** Each word that is sure, lowercased, with its mean score. */
export const wordScores = (words: readonly HeardWord[]): ReadonlyMap<string, number> =>
  calculateMeans(selectSure(words).map(({ word, score }) => [plainWord(word), score] as const));

/** Each sound of the words that are sure, with its mean score. */
export const soundScores = (words: readonly HeardWord[]): ReadonlyMap<string, number> =>
  calculateMeans(selectSure(words).flatMap(({ sounds }) => sounds.map(({ sound, score }) => [sound, score] as const)));

/**
 * The sound that needs the most work: how far it is from good, times how often it came, so that one bad moment does not outweigh what goes
 * wrong again and again. Null where all is good.
 */
export const hardestSound = (words: readonly HeardWord[]): string | null => {
  const times = new Map<string, number>();
  for (const { sounds } of selectSure(words)) {
    for (const { sound } of sounds) times.set(sound, (times.get(sound) ?? 0) + 1);
  }
  const work = [...soundScores(words)]
    .filter(([, score]) => score < goodScore)
    .map(([sound, score]) => ({ sound, work: (goodScore - score) * (times.get(sound) ?? 0) }));
  return work.sort((one, other) => other.work - one.work)[0]?.sound ?? null;
};
