import type { Correction } from './conversation.ts';

/** One sentence of the learner beside a better one, with every mistake that was found on it. */
export interface CorrectedSentence {
  readonly said: string;
  readonly better: string;
  /** Each category once, in the order in which they were found. */
  readonly mistakes: readonly { readonly category: string; readonly explanations: readonly string[] }[];
}

type Found = Pick<Correction, 'said' | 'better'> & Partial<Pick<Correction, 'category' | 'explanation'>>;

/** The same words in other case, spacing or punctuation at the end are the same sentence. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '');

/** Puts together what was found on the same sentence with the same better one: it is told once, whatever number of mistakes it has. */
export const correctedSentences = (corrections: readonly Found[]): readonly CorrectedSentence[] => {
  const groups = Map.groupBy(corrections, ({ said, better }) => `${plain(said)}\n${plain(better)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const byCategory = Map.groupBy(group, ({ category = '' }) => category);
    const mistakes = [...byCategory].map(([category, found]) => ({
      category,
      explanations: [...new Set(found.flatMap(({ explanation }) => explanation || []))],
    }));
    return [{ said: first.said, better: first.better, mistakes }];
  });
};
