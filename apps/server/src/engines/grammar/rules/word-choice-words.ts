import { pattern } from '../../../platform/text/english/pattern.ts';
import { number, phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Word choice';
const some =
  '(?:a |an |my |the |some |any |many |his |her |our |your |this |too many |a lot of |a big |big |the same |another |more )?';
const doForms: Readonly<Record<string, string>> = { make: 'do', makes: 'does', made: 'did', making: 'doing' };
const makeForms: Readonly<Record<string, string>> = {
  do: 'make',
  does: 'makes',
  did: 'made',
  doing: 'making',
  done: 'made',
};
const askForms: Readonly<Record<string, string>> = {
  make: 'ask',
  makes: 'asks',
  made: 'asked',
  making: 'asking',
  do: 'ask',
  did: 'asked',
  does: 'asks',
  doing: 'asking',
};
const takeForms: Readonly<Record<string, string>> = {
  make: 'take',
  makes: 'takes',
  made: 'took',
  making: 'taking',
  do: 'take',
  did: 'took',
  doing: 'taking',
};
const haveForms: Readonly<Record<string, string>> = {
  make: 'have',
  makes: 'has',
  made: 'had',
  making: 'having',
  do: 'have',
  did: 'had',
  doing: 'having',
  take: 'have',
  takes: 'has',
  took: 'had',
  taking: 'having',
};
const tellForms: Readonly<Record<string, string>> = { say: 'tell', says: 'tells', said: 'told', saying: 'telling' };
const toBe: Readonly<Record<string, string>> = { i: 'am', you: 'are', we: 'are', they: 'are' };

/** Two words that go together: the verb is another one. */
const together = (find: RegExp, verbs: Readonly<Record<string, string>>, because: string): Rule =>
  rule({
    category,
    find,
    better: ([, said = '', rest = '']) => (verbs[said.toLowerCase()] ? `${verbs[said.toLowerCase()]} ${rest}` : null),
    because,
  });

export const wordRules: readonly Rule[] = [
  together(
    pattern`(make|makes|made|making) (${some}(?:homework|homeworks|sports?|exercises|housework|shopping|dishes|washing up|yoga|karate|gymnastics|research))${phraseEnds}`,
    doForms,
    'Homework, sport and work in the house go with “do”.',
  ),
  together(
    pattern`(do|does|did|doing|done) (${some}(?:mistakes?|decisions?|noise|progress|effort|phone calls?|plans))${phraseEnds}`,
    makeForms,
    'Mistakes, decisions and plans go with “make”.',
  ),
  together(
    pattern`(make|makes|made|making|do|did|doing) (${some}(?:me |him |her |us |them |you )?${some}questions?)${phraseEnds}`,
    askForms,
    'We “ask” a question.',
  ),
  together(
    pattern`(make|makes|made|making|do|did|doing) (${some}photos?|an? exam|the exam|exams)${phraseEnds}`,
    takeForms,
    'We “take” a photo.',
  ),
  together(
    pattern`(make|makes|making|do|did|doing|made) (a (?:big |birthday |small |nice )?party)`,
    haveForms,
    'We “have” a party.',
  ),
  together(
    pattern`(take|takes|took|taking) (${some}(?:breakfast|dinner))${phraseEnds}`,
    haveForms,
    'We “have” breakfast, lunch and dinner.',
  ),
  together(
    pattern`(lose|lost|losing|loses) ((?:the|my|a|our) (?:bus|train|plane|flight))`,
    { lose: 'miss', lost: 'missed', losing: 'missing', loses: 'misses' },
    'We “miss” a bus or a train.',
  ),
  together(
    pattern`(say|says|said|saying) ((?:me|him|us)(?! too)(?=\s+\w)|(?:her|them|you) (?:that|to|about|how|what|why|where|when|if|the truth))`,
    tellForms,
    'We “tell” a person something.',
  ),
  rule({
    category,
    find: pattern`(explain|explained|explains|describe) (me|him|her|us) ((?:the|a|an|this|these|my|your|his|our|their|some) [^.,;!?]+?)(?=\s*(?:[.,;!?]|$)| (?:and|but|because|so|please)(?!\w))`,
    better: '$1 $3 to $2',
    because: 'We explain something “to” a person.',
    unless: pattern`explain (it|you|them) (in|to|with|by|again|as|better|clearly)`,
  }),
  rule({
    category,
    find: pattern`(explain|explained|explains) (me|us|him|her) (what|why|how|where|when|that|if)`,
    better: '$1 to $2 $3',
    because: 'We explain something “to” a person.',
  }),
  rule({
    category,
    find: pattern`(i|you|we|they|he|she|my \w+)( have| has|'ve|'s) (${number}) years( old)?(?=\s*(?:[.,;!?]|$)| (?:and|but|so|now)(?!\w))`,
    better: ([, who = '', , count = '']) => {
      const small = /^(?:[1-9]|two|three|four|five|six|seven|eight|nine)$/i.test(count);
      return small && /^(?:i|we|you|they)$/i.test(who)
        ? null
        : `${who} ${toBe[who.toLowerCase()] ?? 'is'} ${count} years old`;
    },
    because: 'We say how old someone is with “be”: I am 25 years old.',
  }),
  rule({
    category,
    find: pattern`(i am|i'm|he is|he's|she is|she's|my \w+ is) (${number}) years(?=\s*(?:[.,;!?]|$)| (?:and|but|so)(?!\w))`,
    better: '$1 $2 years old',
    because: 'We say “years old”, or only the number.',
  }),
  rule({
    category,
    find: pattern`(i|you|we|they|he|she) (?:have|has) (hungry|thirsty|afraid|scared|tired|sleepy)${phraseEnds}`,
    better: ([, who = '', how = '']) => `${who} ${toBe[who.toLowerCase()] ?? 'is'} ${how}`,
    because: 'We say how we feel with “be”: I am hungry.',
  }),
  rule({
    category,
    find: pattern`more (bad|easy|cheap|big|small|old|young|tall|fast|cold|hot|happy)(?=\s*(?:[.,;!?]|$)| than(?!\w))`,
    better: ([, adjective = '']) =>
      ({
        bad: 'worse',
        easy: 'easier',
        cheap: 'cheaper',
        big: 'bigger',
        small: 'smaller',
        old: 'older',
        young: 'younger',
        tall: 'taller',
        fast: 'faster',
        cold: 'colder',
        hot: 'hotter',
        happy: 'happier',
      })[adjective.toLowerCase()] ?? null,
    because: 'Short adjectives take “-er” instead of “more”.',
  }),
];
