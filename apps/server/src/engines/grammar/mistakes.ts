import type { Correction } from '@sayso/api/contract/conversation';
import type { Mistake, Rule } from './rule.ts';

const overlap = (one: Mistake, other: Mistake): boolean =>
  (one.start < other.end && other.start < one.end) || one.start === other.start;

/** Removes mistakes that overlap an earlier one, and sorts the rest by their place in the sentence. */
export function settle(mistakes: readonly Mistake[]): readonly Mistake[] {
  const kept: Mistake[] = [];
  for (const mistake of mistakes) if (!kept.some((other) => overlap(mistake, other))) kept.push(mistake);
  return kept.sort((one, other) => one.start - other.start);
}

/** Finds the mistakes in one sentence, by the rules. */
export const findMistakes = (sentence: string, rules: readonly Rule[]): readonly Mistake[] => {
  const plain = sentence.replaceAll('’', "'");
  return rules.flatMap((rule) => rule(plain));
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();

/** Corrects all mistakes of a sentence. */
export const putRight = (sentence: string, mistakes: readonly Mistake[]): string =>
  tidy(
    mistakes.reduceRight(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      sentence,
    ),
  );

/**
 * Lists one correction for each mistake of a sentence. `better` is the sentence without any mistake, because a
 * learner should not read another mistake in it.
 */
export function listCorrections(sentence: string, mistakes: readonly Mistake[]): readonly Correction[] {
  const better = putRight(sentence, mistakes);
  return mistakes.map(({ category, explanation }) => ({ category, said: sentence, better, explanation }));
}
