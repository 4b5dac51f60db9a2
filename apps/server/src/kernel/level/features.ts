import { findRank } from '@sayso/curriculum/frequency';
import { countStructures } from './structures.ts';
import { listWords } from './words.ts';

/** A turn with what the grammar found in it. */
export interface SaidTurn {
  readonly text: string;
  readonly mistakes: number;
}

/** The measurements of a transcript. Sentences cannot: a recogniser writes no full stops. */
export interface Features {
  /** Words in a turn, on average; no turn counts for more than `longTurn`. */
  readonly turnLength: number;
  /** Words that are not among the 2,000 most common of spoken English, of 100. */
  readonly rareWords: number;
  /** Words that are not among the 5,000 most common, of 100. */
  readonly veryRareWords: number;
  /** Different words among 50 in a row, of 100, on average over the whole (MATTR, Covington & McFall 2010): it does not grow with the text. */
  readonly variety: number;
  /** Joined clauses and demanding verb forms, to 100 words. */
  readonly structures: number;
  /** Mistakes that the grammar found, to 100 words. */
  readonly mistakes: number;
}

/** A longer turn says more of the talker than of their English. */
const longTurn = 25;
const stretch = 50;

const measureVariety = (words: readonly string[]): number => {
  const length = Math.min(stretch, words.length);
  const windows = words.length - length + 1;
  let different = 0;
  for (let start = 0; start < windows; start += 1) different += new Set(words.slice(start, start + length)).size;
  return length === 0 ? 0 : (100 * different) / (windows * length);
};

/** Measures what was said; at least one word of it. */
export const measureFeatures = (turns: readonly SaidTurn[]): Features => {
  const spoken = turns
    .map((turn) => ({ ...turn, words: listWords(turn.text) }))
    .filter(({ words }) => words.length > 0);
  const words = spoken.flatMap((turn) => turn.words);
  const per100 = (count: number): number => (100 * count) / words.length;
  const ranks = words.map((word) => findRank(word) ?? 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    turnLength: sum(spoken.map((turn) => Math.min(longTurn, turn.words.length))) / spoken.length,
    rareWords: per100(ranks.filter((rank) => rank > 2000).length),
    veryRareWords: per100(ranks.filter((rank) => rank > 5000).length),
    variety: measureVariety(words),
    structures: per100(sum(spoken.map(({ text }) => countStructures(text)))),
    mistakes: per100(sum(spoken.map(({ mistakes }) => mistakes))),
  };
};
