import type { Category } from './category.ts';

/** One mistake: the replacement for the characters from `start` to `end` of a sentence. An empty span inserts. */
export interface Mistake {
  readonly category: Category;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** One sentence for a learner at B1. */
  readonly explanation: string;
}

/** Finds the mistakes of one kind in one sentence, whose apostrophes are straight. */
export type Rule = (sentence: string) => readonly Mistake[];

/** The match of a pattern: [0] is the whole, a group that took no part is empty. */
export type Groups = readonly string[];

export interface RuleDefinition {
  readonly category: Category;
  readonly find: RegExp;
  /** The better words, with `$1` for a group; a function may answer null when there is no mistake. */
  readonly better: string | ((groups: Groups) => string | null);
  readonly because: string;
  /** The rule does not look at sentences that match. */
  readonly unless?: RegExp;
}

const fill = (template: string, groups: Groups): string =>
  template.replace(/\$(\d)/g, (_, digit: string) => groups[Number(digit)] ?? '');

const splitWords = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Removes equal words at both ends of a replacement, so that two mistakes in one phrase do not overlap. */
function narrow(start: number, found: string, replacement: string): Pick<Mistake, 'start' | 'end' | 'replacement'> {
  const from = splitWords(found);
  const to = splitWords(replacement);
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const before = from.slice(0, head).join('').length;
  const after = from.slice(from.length - tail).join('').length;
  return {
    start: start + before,
    end: start + found.length - after,
    replacement: to.slice(head, to.length - tail).join(''),
  };
}

/** “She don't” becomes “She doesn't”: the replacement starts as the words it replaces did. */
const likeCase = (found: string, replacement: string): string => {
  const capital = /^[A-Z]/.test(found) && !/^I\b/.test(found);
  return capital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
};

/** Creates a rule from a pattern and the better words. */
export function rule({ category, find, better, because, unless }: RuleDefinition): Rule {
  return (sentence) => {
    if (unless && sentence.search(unless) >= 0) return [];
    return [...sentence.matchAll(find)].flatMap((match) => {
      const groups = Array.from(match, (group) => group ?? '');
      const filled = typeof better === 'string' ? fill(better, groups) : better(groups);
      if (filled === null) return [];
      const replacement = likeCase(match[0], filled);
      if (replacement.toLowerCase() === match[0].toLowerCase()) return [];
      return [{ category, explanation: because, ...narrow(match.index, match[0], replacement) }];
    });
  };
}
