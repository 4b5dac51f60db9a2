import { findMistakes, putRight, settle } from './mistakes.ts';
import { allRules } from './rules/all.ts';

/** Corrects a sentence by the rules, in two passes: of two mistakes that touch each other, the first pass corrects one. */
export const putAllRight = (sentence: string): string => {
  const better = (text: string): string => putRight(text, settle(findMistakes(text, allRules)));
  const once = better(sentence);
  return once === sentence ? once : better(once);
};
