import { findMistakes, putRight, settle } from './mistakes.ts';
import { allRules } from './rules/all.ts';

/** One sentence without the mistakes that the rules find. Twice: of two mistakes that touch each other, the first pass mends one. */
export const putAllRight = (sentence: string): string => {
  const better = (text: string): string => putRight(text, settle(findMistakes(text, allRules)));
  const once = better(sentence);
  return once === sentence ? once : better(once);
};
