import { masses, plurals, uncountable } from '../../../platform/text/english/nouns.ts';
import { pattern } from '../../../platform/text/english/pattern.ts';
import { phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Much and many';
const wrongPlurals = Object.values(uncountable);
const singular = (noun: string): string =>
  Object.entries(uncountable).find(([, wrong]) => wrong === noun.toLowerCase())?.[0] ?? noun;
const noPlural = 'This noun has no plural in English.';
const notCounted = 'We cannot count this noun, so it goes with “much” or “a lot of”.';
const isForms: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
};
const thisForms: Readonly<Record<string, string>> = {
  these: 'this',
  those: 'that',
  many: 'a lot of',
  'a few': 'a little',
  few: 'little',
  several: 'some',
  another: 'more',
};
const article = (quality: string): string => (quality ? '' : 'some ');

export const countabilityRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(?:(these|those|many|several|few|a few|so many|too many|how many|an|a|two|three) )?((?:\w+ )?)(${wrongPlurals})(?: (are|were|have|aren't|weren't))?`,
    better: ([, count = '', between = '', noun = '', form = '']) => {
      const low = count.toLowerCase();
      const start = count && `${thisForms[low] ?? low.replace('many', 'much').replace(/^(?:an?|two|three)$/, 'some')} `;
      return `${start}${between}${singular(noun)}${form && ` ${isForms[form.toLowerCase()] ?? form}`}`;
    },
    because: noPlural,
  }),
  rule({
    category,
    find: pattern`(so many|too many|how many|not many|many) (${masses})${phraseEnds}`,
    better: ([, many = '', noun = '']) =>
      many.toLowerCase() === 'many' ? `a lot of ${noun}` : `${many.replace(/many/i, 'much')} ${noun}`,
    because: notCounted,
    unless: pattern`(not|n't|\w+n't) (have|has|need|get|know|make|drink|eat|earn|spend) many`,
  }),
  rule({
    category,
    find: pattern`(\w+n't|not) (have|has|need|get|know|make|drink|eat|earn|spend) many (${masses})${phraseEnds}`,
    better: '$1 $2 much $3',
    because: notCounted,
  }),
  rule({
    category,
    find: pattern`(how many|so many|too many) time (do|does|did|is|it|to|have|we|i|you|for)`,
    better: ([, many = '', next = '']) => `${many.replace(/many/i, 'much')} time ${next}`,
    because: notCounted,
  }),
  rule({
    category,
    find: pattern`(have|has|had|need|spend|spent|waste) many time${phraseEnds}`,
    better: '$1 much time',
    because: notCounted,
  }),
  rule({
    category,
    find: pattern`(too many|so many|many|a lot of) works (to do|at|for me|today|this|in my)`,
    better: ([, many = '', rest = '']) =>
      `${/^many$/i.test(many) ? 'a lot of' : many.replace(/many/i, 'much')} work ${rest}`,
    because: '“Work” in this sense has no plural.',
  }),
  rule({
    category,
    find: pattern`(there was )?((?:so |too |how |very )?)much (people|friends|things|cars|children|persons|times|countries|problems|languages|dogs|${plurals})`,
    better: ([, was = '', how = '', noun = '']) =>
      `${was ? 'there were ' : ''}${how}many ${noun === 'persons' ? 'people' : noun}`,
    because: 'We say “many” with things that we can count.',
    unless: pattern`(pretty|very) much (people|things)`,
  }),
  rule({
    category,
    find: pattern`(?:a|an) ((?:good|great|bad|useful|new|important|big|nice|very good) )?(information|advice|homework|furniture|luggage|equipment|knowledge|news|money|traffic|bread|progress|research|weather)${phraseEnds}`,
    better: ([, quality = '', noun = '']) => `${article(quality)}${quality}${noun}`,
    because: 'We cannot count this noun, so it has no “a” or “an”.',
  }),
  rule({
    category,
    find: pattern`(find|found|get|got|have|has|want|need|looking for|search|searching for|search for) a ((?:good |new |better )?)work${phraseEnds}`,
    better: '$1 a $2job',
    because: '“Work” cannot be counted; we say “a job” or just “work”.',
    unless: pattern`work of`,
  }),
  rule({
    category,
    find: pattern`((?:my|her|his|your|long|short|blond|blonde|black|brown|dark) )(hairs)(?: (are|were))?`,
    better: ([, whose = '', , form = '']) => `${whose}hair${form && ` ${isForms[form.toLowerCase()] ?? form}`}`,
    because: 'All the hair on a head is one thing: hair, without “s”.',
  }),
  rule({
    category,
    find: pattern`a ((?:new |nice |blue |black |good )?)(trousers|jeans|glasses|shorts|scissors|sunglasses|clothes)${phraseEnds}`,
    better: 'some $1$2',
    because: 'This noun is always plural, so it has no “a”.',
  }),
  rule({
    category,
    find: pattern`(many|some|lot of|other|all|these|those|few|several|poor|young|old|good|nice) peoples${phraseEnds}`,
    better: '$1 people',
    because: '“People” is already a plural.',
  }),
  rule({
    category,
    find: pattern`(childs|childrens|mans|womans|womens|persones|foots|tooths|mouses|sheeps)`,
    better: ([, wrong = '']) =>
      ({
        childs: 'children',
        childrens: 'children',
        mans: 'men',
        womans: 'women',
        womens: 'women',
        persones: 'people',
        foots: 'feet',
        tooths: 'teeth',
        mouses: 'mice',
        sheeps: 'sheep',
      })[wrong.toLowerCase()] ?? null,
    because: 'This noun has a plural of its own.',
    unless: pattern`(childrens|womens|mans|womans) (\w+)`,
  }),
  rule({
    category,
    find: pattern`(these|many|a few|several) (news|homework|information|advice|furniture)(?: (are|were))?`,
    better: ([, count = '', noun = '', form = '']) =>
      `${thisForms[count.toLowerCase()] ?? count} ${noun}${form && ` ${isForms[form.toLowerCase()] ?? form}`}`,
    because: noPlural,
  }),
];
