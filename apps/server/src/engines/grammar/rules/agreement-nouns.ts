import { countable, plural, plurals } from '../../../platform/text/english/nouns.ts';
import { pattern } from '../../../platform/text/english/pattern.ts';
import { number, phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Agreement';
const moreNouns = [...countable, 'euro', 'dollar', 'pet', 'member', 'time', 'kilometre', 'kilometer', 'mile'];
const clearPlurals = plurals.filter((noun) => !/^(?:matches|works|plays|people|men)$/.test(noun));

/** The noun and what counts or points at it: “two brother”, “this books”. */
export const nounAgreementRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(?<!(?:a|an|the|my|his|her|our|your|their|this|that|chapter|page|room|number|channel|level|one|platform|gate) )(${number}|many|several|a few|so many|too many|how many) ((?:young|old|big|small|good|new|nice|little|different|beautiful|older|younger) )?(${moreNouns.filter((noun) => noun !== 'time')})${phraseEnds}`,
    better: ([, count = '', quality = '', noun = '']) => `${count} ${quality}${plural(noun)}`,
    because: 'More than one needs a plural, usually with “s”.',
    unless: pattern`(many|two|three|four|five) (a|year old)`,
  }),
  rule({
    category,
    find: pattern`(this) (${clearPlurals}|people)(?! (?:and) )`,
    better: 'these $2',
    because: 'We say “this” for one thing and “these” for several.',
  }),
  rule({
    category,
    find: pattern`(these|those) (${moreNouns.filter((noun) => !/^(?:time|key|night)$/.test(noun))})${phraseEnds}`,
    better: ([, these = '', noun = '']) => `${these} ${plural(noun)}`,
    because: '“These” and “those” need a plural noun.',
  }),
  rule({
    category,
    find: pattern`(one of (?:my|the|his|her|our|their|your)(?: (?:best|biggest|oldest|good|favourite|favorite|most \w+))?) (${moreNouns.filter((noun) => noun !== 'time')})`,
    better: ([, start = '', noun = '']) => `${start} ${plural(noun)}`,
    because: 'After “one of” the noun is plural, because there are several.',
  }),
  rule({
    category,
    find: pattern`(every|each|another) (students|people|children|persons|days|(?:${clearPlurals.join('|')}|times|years|weeks|months|mornings)${phraseEnds})`,
    better: ([, every = '', noun = '']) =>
      `${every} ${noun === 'people' || noun === 'persons' ? 'person' : findSingular(noun)}`,
    because: '“Every”, “each” and “another” go with one thing, so the noun has no “s”.',
  }),
];

function findSingular(noun: string): string {
  const known = moreNouns.find((singular) => plural(singular) === noun.toLowerCase());
  return known ?? noun.replace(/s$/, '');
}
