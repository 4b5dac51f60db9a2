import { pattern } from '../../../platform/text/english/pattern.ts';
import { anyBase, baseForms, ingForms, verb } from '../../../platform/text/english/verbs.ts';
import { clauseStarts, modal, objectPronoun, phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Word choice';
const lovers =
  'enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|dislike|dislikes|imagine|miss|misses|missed|quit|keep|keeps|suggest|suggests|suggested|mind';
const wishers =
  "want|wants|wanted|decide|decided|hope|hopes|hoped|plan|plans|planned|promise|promised|refuse|refused|i'd like|would like";
const beforeIng =
  'interested in|good at|tired of|thinking about|thinking of|think about|afraid of|instead of|without|thank you for|sorry for|bad at|how about|what about';
const clearBases =
  'learn become know understand speak see meet find get make take go come eat write read buy sell live have be do play cook sing dance swim study wake listen watch help improve'.split(
    ' ',
  );
const objectForms: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  you: 'you',
  it: 'it',
};

/** The form that goes with a verb: “can to”, “enjoy to”, “want that you”. */
export const verbPatternRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(${modal.filter((word) => word !== 'will')}|had better|would rather|will) to (${anyBase}|be)`,
    better: '$1 $2',
    because: 'After “can”, “must”, “should” and “will” there is no “to”.',
    unless: pattern`(the|a|free|my|good|strong|their|his|no) (will|might|can|may) to`,
  }),
  rule({
    category,
    find: pattern`(${lovers}) to (?!the|a)(${anyBase})`,
    better: ([, start = '', base = '']) => `${start} ${verb(base).ing}`,
    because: 'After this verb the next one takes “-ing”.',
    unless: pattern`(to|my|a|the|in|never) (mind|quit|miss) to`,
  }),
  rule({
    category,
    find: pattern`(${wishers}) (${ingForms.filter((form) => !/^(?:being|building|painting|meaning|living|reading|swimming|shopping|training|beginning|clothing|cooking|dancing|running|parking|fishing)$/.test(form))})`,
    better: ([, start = '', ing = '']) => `${start} to ${verb(ing).base}`,
    because: 'After this verb the next one takes “to”.',
  }),
  rule({
    category,
    find: pattern`(look|looks|looked|looking) forward (?:to )?(meet|see|hear|visit|work|go|receive|talk|speak|travel|learn|read|have|be|start|come)(?! (?:with you|experience))`,
    better: ([, look = '', base = '']) => `${look} forward to ${base === 'be' ? 'being' : verb(base).ing}`,
    because: 'After “look forward to” the verb takes “-ing”.',
  }),
  rule({
    category,
    find: pattern`(${beforeIng}) (?:to )?(${clearBases})`,
    better: ([, start = '', base = '']) => `${start} ${base === 'be' ? 'being' : verb(base).ing}`,
    because: 'After a preposition the verb takes “-ing”.',
    unless: pattern`(afraid of|think about|thinking about|without|good at|interested in|instead of) (play|help|cook|get well|watch|study) (and|is|was|time)`,
  }),
  rule({
    category,
    find: pattern`(want|wants|wanted|would like|'d like) that (i|you|he|she|we|they|it|my \w+) (will |can |to )?(\w+)`,
    better: ([, want = '', who = '', , form = '']) => {
      const { base } = verb(form);
      return anyBase.includes(base) || base === 'be' || /^(?:is|are)$/.test(form)
        ? `${want} ${objectForms[who.toLowerCase()] ?? who} to ${/^(?:is|are)$/.test(form) ? 'be' : base}`
        : null;
    },
    because: 'We want someone “to do” something.',
  }),
  rule({
    category,
    find: pattern`(want|wants|wanted|would like|need|needs|decided|hope|hopes|plan|planned|try) (${clearBases.filter((base) => !/^(?:cook|dance|study|help|watch|swim|play|wake|make|get|live|read|write|sing|do|have|be|eat|take)$/.test(base))}|visit to|improve|eat|be|do|take (?:a|the)|have a|make (?:a|some)|learn)`,
    better: '$1 to $2',
    because: 'Between these two verbs we need “to”.',
  }),
  rule({
    category,
    find: pattern`(it is|it's|is|was) (important|necessary|possible|impossible|easy|difficult|hard|better|nice|good) (${clearBases.filter((base) => !/^(?:cook|dance|study|help|watch|swim|play|work|live|read|do|sing)$/.test(base))})`,
    better: '$1 $2 to $3',
    because: 'After “it is important” the verb takes “to”.',
  }),
  rule({
    category,
    find: pattern`(afraid of|scared of|tired of|instead of|without|interested in|good at|bad at|thinking of|dream of|capable of|because of) to (${anyBase})`,
    better: ([, start = '', base = '']) => `${start} ${verb(base).ing}`,
    because: 'After a preposition the verb takes “-ing”.',
  }),
  rule({
    category,
    find: pattern`(thinking|think|dream|dreaming) to (${anyBase}|be)`,
    better: ([, start = '', base = '']) => `${start} of ${base === 'be' ? 'being' : verb(base).ing}`,
    because: 'We think “of” doing something.',
    unless: pattern`(don't|didn't|not|never|ever|you) think to`,
  }),
  rule({
    category,
    find: pattern`(suggest|suggests|suggested) (${objectPronoun}) to (${anyBase})`,
    better: ([, suggest = '', who = '', base = '']) =>
      `${suggest.toLowerCase().replace('suggest', 'advise').replace('eed', 'ed')} ${who} to ${base}`,
    because: 'We “advise” somebody to do something; “suggest” takes no person.',
  }),
  rule({
    category,
    find: pattern`(make|makes|made|let|lets) (${objectPronoun}) to (${anyBase}|be)`,
    better: '$1 $2 $3',
    because: 'After “make” and “let” with a person there is no “to”.',
    unless: pattern`(was|were|is|are|been) made`,
  }),
  rule({
    category,
    find: pattern`(i'm|i am|we are|we're|they are|they're|he is|he's|she is|she's|getting|got|get) used to (${baseForms.filter((base) => base !== 'use')})`,
    better: ([, who = '', base = '']) => `${who} used to ${verb(base).ing}`,
    because: 'After “be used to” and “get used to” the verb takes “-ing”.',
  }),
  rule({
    category,
    find: pattern`(am|is|are|i'm|he's|she's|we're|they're|you're|was|were)( not| also| totally| completely)? (agree|disagree)(?! to)`,
    better: ([, form = '', how = '', base = '']) => {
      const who = /'/.test(form) ? `${form.replace(/'.*/, '')} ` : '';
      const third = /^(?:is|he's|she's)$/i.test(form);
      if (/not/.test(how)) return `${who}${third ? "doesn't" : "don't"} ${base}`;
      const said = /^(?:was|were)$/i.test(form) ? `${base}d` : third ? `${base}s` : base;
      return `${who}${how.trim() && `${how.trim()} `}${said}`;
    },
    because: '“Agree” is a verb, so it needs no “am” or “are”.',
    unless: pattern`(are|is|was|were) (you|they|we|he|she) agree`,
  }),
  rule({
    category,
    find: pattern`(are|is|were) (you|they|we|he|she) (agree|disagree)`,
    better: ([, form = '', who = '', base = '']) =>
      `${{ are: 'do', is: 'does', were: 'did' }[form.toLowerCase()] ?? 'do'} ${who} ${base}`,
    because: '“Agree” is a verb, so the question starts with “do”.',
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(i|you|we|they|he|she) (?:no|not) (${[...baseForms, ...baseForms.map((base) => verb(base).third)]})`,
    better: ([, who = '', form = '']) => `${who} ${/^(?:he|she)$/i.test(who) ? "doesn't" : "don't"} ${verb(form).base}`,
    because: 'To say no to a verb we need “don’t” or “doesn’t”.',
    unless: pattern`(whether|do|did|should|why|could|would|will) (i|you|we|they|he|she) not`,
  }),
  rule({
    category,
    find: pattern`(don't|doesn't|do not|didn't) can( \w+)`,
    better: ([, aux = '', rest = '']) => `${aux === "didn't" ? "couldn't" : "can't"}${rest}`,
    because: '“Can” makes its own negative: can’t.',
  }),
  rule({
    category,
    find: pattern`(don't|doesn't|didn't|can't|cannot|couldn't|haven't|hasn't) (know|see|have|say|eat|buy|understand|hear|want|need|tell|find|remember|like) (nothing|nobody|nowhere|no one)`,
    better: ([, not = '', base = '', no = '']) =>
      `${not} ${base} any${{ nothing: 'thing', nobody: 'body', nowhere: 'where' }[no.toLowerCase()] ?? 'one'}`,
    because: 'One “not” is enough: after it we say “anything” or “anybody”.',
  }),
  rule({
    category,
    find: pattern`(i|he|she|we|they|you) very (like|likes|love|loves|liked|want|enjoy|enjoyed|appreciate|hate|miss)${''}`,
    better: '$1 really $2',
    because: 'Before a verb we say “really”, not “very”.',
    unless: pattern`very much`,
  }),
  rule({
    category,
    find: pattern`(speak|speaks|spoke|cook|cooks|sing|sings|dance|dances|swim|swims|drive|drives|understand|play|plays|played|write) ((?:\w+ )?(?:very|really|so) )good${phraseEnds}`,
    better: '$1 $2well',
    because: 'How we do something is “well”, not “good”.',
  }),
];
