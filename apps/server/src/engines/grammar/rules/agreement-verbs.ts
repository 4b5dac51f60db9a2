import { manyOfFamily, oneOfFamily } from '../../../platform/text/english/nouns.ts';
import { anyOf, pattern } from '../../../platform/text/english/pattern.ts';
import { baseForms, thirdForms, verb } from '../../../platform/text/english/verbs.ts';
import { adverb, clauseStarts, pastMoment } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Agreement';
const one = `(?:he|she|it|everyone|everybody|someone|somebody|nobody|(?:my|his|her|our) (?:${oneOfFamily.join('|')}))`;
const many = `(?:(?:my|his|her|our|the|these|those) (?:${manyOfFamily.join('|')})|the children|the people|these people|those people|many people|some people|most people)`;
const third = 'After “he”, “she” or “it” the verb takes “s”.';
const aPast = pattern`(${pastMoment}|when i was)`;
const afterSubject = `${clauseStarts}(?<!(?:and|who|what)\\s+)`;

/** The verb and its subject: “she don't”, “people is”, “does he goes”. */
export const verbAgreementRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(${one}) (don't|do not) (have|has|${baseForms}|${thirdForms})?`,
    better: ([, who = '', dont = '', form = '']) =>
      `${who} ${dont === 'do not' ? 'does not' : "doesn't"}${form ? ` ${verb(form).base}` : ''}`,
    because: 'After “he”, “she” or “it” we say “doesn’t”.',
    unless: pattern`(and|or) (he|she|it) don't`,
  }),
  rule({
    category,
    find: pattern`(${one}) (don't)`,
    better: "$1 doesn't",
    because: 'After “he”, “she” or “it” we say “doesn’t”.',
    unless: pattern`(and|or) (he|she|it) don't`,
  }),
  rule({
    category,
    find: pattern`(doesn't|does not|don't|do not|didn't|did not) (has|${thirdForms})`,
    better: ([, aux = '', form = '']) => `${aux} ${verb(form).base}`,
    because: 'After “do” and “does” the verb has no “s”.',
  }),
  rule({
    category,
    find: pattern`(does|do|did) (i|you|he|she|it|we|they|(?:your|my|his|her) \w+) (${thirdForms})`,
    better: ([, aux = '', who = '', form = '']) => `${aux} ${who} ${verb(form).base}`,
    because: 'In a question with “do” or “does” the verb has no “s”.',
  }),
  rule({
    category,
    find: pattern`(can|can't|could|must|should|will|won't|would|may|might) (${thirdForms.filter((form) => !/^(?:does|needs|wants|shows|works|plays|helps)$/.test(form))})`,
    better: ([, modal = '', form = '']) => `${modal} ${verb(form).base}`,
    because: 'After “can”, “must” or “will” the verb has no “s”.',
    unless: pattern`(free|the|my|of) (will|can|may|might) \w+s`,
  }),
  rule({
    category,
    find: pattern`${afterSubject}(he|she|it|(?:my|his|her|our) (?:${oneOfFamily})|everyone|everybody|somebody|someone|nobody)( ${adverb})? (have|${baseForms})`,
    better: ([, who = '', how = '', base = '']) => `${who}${how} ${verb(base).third}`,
    because: third,
    unless: aPast,
  }),
  rule({
    category,
    find: pattern`(?<=(?:^|and |but |because |so |that ))(i|you|we|they)( ${adverb})? (${thirdForms.filter((form) => form !== 'means')})`,
    better: ([, who = '', how = '', form = '']) => `${who}${how} ${verb(form).base}`,
    because: 'After “I”, “you”, “we” or “they” the verb has no “s”.',
  }),
  rule({
    category,
    find: pattern`(?<=(?:^|and |but |because |so |that |then |when |think |yesterday ))(you|we|they) was(n't)?`,
    better: '$1 were$2',
    because: 'After “you”, “we” and “they” we say “were”.',
  }),
  rule({
    category,
    find: pattern`(?<!(?:if|wish|though|wishes|wished|imagine|suppose|were) )${afterSubject}(he|she|it|(?:my|his|her) (?:${oneOfFamily})) (were|are)(n't)?`,
    better: ([, who = '', form = '', not = '']) => `${who} ${form === 'are' ? 'is' : 'was'}${not}`,
    because: 'With one person or thing we say “is” or “was”.',
    unless: pattern`(if|wish|though|unless) (he|she|it|my)`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(we|they|you|${many}) is(n't)?`,
    better: '$1 are$2',
    because: 'With several people or things we say “are”.',
    unless: pattern`(what|how|of|with|for|about) (we|they|you|my|the|these|those)`,
  }),
  rule({
    category,
    find: pattern`${afterSubject}(${many}|people) (was|has|doesn't|wasn't|hasn't)`,
    better: ([, who = '', form = '']) => {
      const plurals: Readonly<Record<string, string>> = {
        was: 'were',
        has: 'have',
        "doesn't": "don't",
        "wasn't": "weren't",
        "hasn't": "haven't",
      };
      return `${who} ${plurals[form.toLowerCase()] ?? form}`;
    },
    because: '“People” and other plural words need the plural verb: are, were, have.',
  }),
  rule({
    category,
    find: pattern`${afterSubject}(${many}) (${thirdForms.filter((form) => !/^(?:means|matches|shops|works|plays)$/.test(form))})`,
    better: ([, who = '', form = '']) => `${who} ${verb(form).base}`,
    because: 'With several people or things the verb has no “s”.',
    unless: pattern`(of|one) (my|the|his|her|our|these|those) \w+`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}((?:the )?people (?:in|from|of|at) (?:my|our|this|the|your) \w+) (is|was|has|doesn't|likes|lives|works|goes|thinks|speaks)`,
    better: ([, who = '', form = '']) =>
      `${who} ${{ is: 'are', was: 'were', "doesn't": "don't" }[form.toLowerCase()] ?? verb(form).base}`,
    because: '“People” is a plural: people are, people have.',
  }),
  rule({
    category,
    find: pattern`${clauseStarts}((?:(?:many|some|most|the|these|those|all) )?people) (is|likes|thinks|says|goes|wants|works|lives|needs|knows|comes|speaks)`,
    better: ([, who = '', form = '']) => `${who} ${form.toLowerCase() === 'is' ? 'are' : verb(form).base}`,
    because: '“People” is a plural: people are, people have.',
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(everyone|everybody|someone|somebody|nobody|each of \w+) (are|were|have)`,
    better: ([, who = '', form = '']) =>
      `${who} ${{ are: 'is', were: 'was', have: 'has' }[form.toLowerCase()] ?? form}`,
    because: '“Everyone”, “somebody” and “nobody” take the verb of one person.',
    unless: pattern`(if|wish) (everyone|everybody|someone|nobody)`,
  }),
  rule({
    category,
    find: pattern`(there)( is|'s| was) (many|several|two|three|four|five|six|seven|eight|nine|ten|twenty|so many|too many|a few) (?!people of)(\w+s|people|children|men|women)`,
    better: ([, there = '', form = '', count = '', noun = '']) =>
      `${there} ${form.trim() === 'was' ? 'were' : 'are'} ${count} ${noun}`,
    because: 'We say “there are” when there is more than one.',
  }),
  rule({
    category,
    find: pattern`(the news|the advice|my homework|the homework|the information|the money|the furniture|the weather|my luggage|the traffic) (are|were|aren't|weren't)`,
    better: ([, what = '', form = '']) =>
      `${what} ${{ are: 'is', were: 'was', "aren't": "isn't", "weren't": "wasn't" }[form.toLowerCase()] ?? form}`,
    because: 'This noun has no plural, so it takes “is” or “was”.',
  }),
  rule({
    category,
    find: pattern`(the police) (is|was|has)`,
    better: ([, who = '', form = '']) =>
      `${who} ${{ is: 'are', was: 'were', has: 'have' }[form.toLowerCase()] ?? form}`,
    because: '“The police” is a plural: the police are.',
    unless: pattern`of the police`,
  }),
  rule({
    category,
    find: pattern`(it's) (${anyOf(['depend', 'depends', 'make', 'makes', 'mean', 'means', 'need', 'needs', 'give', 'gives', 'take', 'takes', 'sound', 'sounds', 'look', 'looks', 'cost', 'costs', 'help', 'helps'])})(?! at)`,
    better: ([, , form = '']) => `it ${verb(form).third}`,
    because: 'Use the verb alone, with “s” after “it”.',
    unless: pattern`it's (look|help|cost) \w+ (is|that)`,
  }),
];
