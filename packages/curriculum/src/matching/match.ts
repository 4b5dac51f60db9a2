import { listTokens } from '../words/normalise.ts';
import { compareWords } from './similarity.ts';

/** One meaning that an utterance may have, with ways in which learners say it. */
export interface Candidate {
  readonly id: string;
  readonly heard: readonly string[];
  /** Groups of words of which one each should be there: `view|sea`. */
  readonly key: readonly string[];
  /** How probable it is before a word was said, against the others: what was asked for is more probable than what may be asked at any time. @default 1 */
  readonly prior?: number;
}

export interface Match {
  readonly id: string;
  /** 0 to 1: how sure it is that this was meant. */
  readonly confidence: number;
}

/** `match`: this was meant. `close`: one of these two, ask which. `none`: nothing is claimed. */
export type Recognition =
  | { readonly type: 'match'; readonly best: Match }
  | { readonly type: 'close'; readonly two: readonly [Match, Match] }
  | { readonly type: 'none' };

export interface Recogniser {
  /** All candidates, the most probable first. */
  rank(said: string): readonly Match[];
  recognise(said: string): Recognition;
}

/** Below this nothing is claimed. Set on the examples of the scenarios, each left out once; see docs/topics/scenarios.md. */
const acceptAt = 0.4;
/** A candidate this much behind the best one may as well be what was meant. */
const margin = 0.06;

/** From here on the words are an example, letter for letter but for a form. */
const exact = 0.97;

/** Words that carry little meaning by themselves; “not” and “no” are none of them. */
const light = new Set(
  'hello hi hey good morning evening afternoon sir madam a an the to of for in on at and or so i me my you your it is are am be do does did this that there with please just well very really some any have has would like can could will yes oh okay ok'.split(
    ' ',
  ),
);
const negations = new Set(['not', 'no', 'never', 'nothing', 'without']);
const lightWeight = 0.35;

interface Example {
  /** Places of its words in the vocabulary. */
  readonly words: readonly number[];
  readonly weight: number;
  readonly isNegative: boolean;
}

const isNegative = (tokens: readonly string[]): boolean => tokens.some((token) => negations.has(token));

/** Creates what recognises which of several meanings an utterance has. Pure: the same words get the same answer. */
export const createRecogniser = (candidates: readonly Candidate[]): Recogniser => {
  const vocabulary: string[] = [];
  const places = new Map<string, number>();
  const place = (token: string): number => {
    const known = places.get(token);
    if (known !== undefined) return known;
    places.set(token, vocabulary.length);
    return vocabulary.push(token) - 1;
  };
  const spread = new Map<string, number>();
  for (const { heard } of candidates) {
    for (const token of new Set(heard.flatMap(listTokens))) spread.set(token, (spread.get(token) ?? 0) + 1);
  }
  const weigh = (token: string): number => {
    const rarity = 1 - 0.6 * (((spread.get(token) ?? 1) - 1) / Math.max(1, candidates.length - 1));
    return (light.has(token) ? lightWeight : 1) * rarity;
  };

  const prepared = candidates.map(({ id, heard, key, prior = 1 }) => {
    const examples = heard.map((one): Example => {
      const tokens = listTokens(one);
      return {
        words: tokens.map(place),
        weight: tokens.reduce((total, token) => total + weigh(token), 0),
        isNegative: isNegative(tokens),
      };
    });
    return {
      id,
      prior,
      keys: key.map((group) => group.split('|').map((words) => listTokens(words).map(place))),
      examples,
      words: [...new Set(examples.flatMap(({ words }) => words))],
    };
  });
  const weights = vocabulary.map(weigh);

  const rank = (said: string): readonly Match[] => {
    const tokens = listTokens(said);
    const negative = isNegative(tokens);
    const own = tokens.map(weigh);
    const weight = own.reduce((total, one) => total + one, 0);
    // Each word of the utterance is compared with each word of the vocabulary once.
    const alike = tokens.map((token) => vocabulary.map((word) => compareWords(token, word)));
    const heardBest = vocabulary.map((_, index) => alike.reduce((best, row) => Math.max(best, row[index] ?? 0), 0));
    const share = (words: readonly number[]): number =>
      alike.reduce((total, row, index) => {
        let best = 0;
        for (const word of words) best = Math.max(best, row[word] ?? 0);
        return total + best * (own[index] ?? 0);
      }, 0) / weight;

    const compare = (example: Example): number => {
      if (weight === 0 || example.weight === 0) return 0;
      const found = example.words.reduce((total, word) => total + (heardBest[word] ?? 0) * (weights[word] ?? 0), 0);
      const recall = found / example.weight;
      // What was not heard at all cannot be the best.
      if (recall === 0) return 0;
      const precision = share(example.words);
      return ((2 * recall * precision) / (recall + precision)) * (negative === example.isNegative ? 1 : 0.8);
    };

    return prepared
      .map(({ id, keys, examples, words, prior }) => {
        const closest = examples.reduce((best, one) => Math.max(best, compare(one)), 0);
        const known = weight === 0 ? 0 : share(words);
        const example = prior * (closest + 0.4 * (1 - closest) * closest * known);
        // An author's own words are what they are, with the key words or without.
        if (keys.length === 0 || closest > exact) return { id, confidence: example };
        const found = keys.filter((group) =>
          group.some((one) => one.every((word) => (heardBest[word] ?? 0) >= 0.7)),
        ).length;
        const part = found / keys.length;
        return { id, confidence: example * (0.8 + 0.2 * part) + 0.25 * part * (1 - example) * known };
      })
      .sort((one, other) => other.confidence - one.confidence);
  };

  return {
    rank,
    recognise: (said) => {
      const [best, second] = rank(said);
      if (!best || best.confidence < acceptAt) return { type: 'none' };
      if (second && second.confidence >= acceptAt && best.confidence - second.confidence < margin) {
        return { type: 'close', two: [best, second] };
      }
      return { type: 'match', best };
    },
  };
};
