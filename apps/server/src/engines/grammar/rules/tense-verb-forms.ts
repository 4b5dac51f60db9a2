import { pattern } from '../../../platform/text/english/pattern.ts';
import { irregularVerbs, pastForms, verb } from '../../../platform/text/english/verbs.ts';
import { clauseStarts, phraseEnds, possessive, pronoun } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Tense';
const unclear = new Set(['lay', 'left', 'ground', 'found', 'felt', 'saw']);
const irregularPast = irregularVerbs.map(({ past }) => past).filter((form) => pastForms.includes(form));
const noun = `(?:${possessive.join('|')}|the) \\w+`;
const different = irregularVerbs.filter(
  ({ past, participle, base }) => past !== participle && participle !== base && base !== 'be',
);
const regularised: Readonly<Record<string, string>> = Object.fromEntries(
  irregularVerbs
    .filter(
      ({ base, past }) =>
        ![
          'be',
          'put',
          'let',
          'do',
          'hang',
          'shine',
          'show',
          'cost',
          'lead',
          'ring',
          'wake',
          'find',
          'see',
          'fall',
          'set',
        ].includes(base) && past !== base,
    )
    .flatMap(({ base, past }) =>
      [`${base}ed`, base.endsWith('e') ? `${base}d` : `${base}${base.slice(-1)}ed`].map((form) => [form, past]),
    ),
);

/** After “did”, “to” and “can” the verb has no past; after “have” it is a participle. */
export const verbFormRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(didn't|did not|did (?:${pronoun}|${noun})(?: not)?|didn't (?:${pronoun})) (${pastForms})`,
    better: ([, did = '', past = '']) => (unclear.has(past) && did.includes('my') ? null : `${did} ${verb(past).base}`),
    because: '“Did” already says that it is past, so the verb after it stays in its basic form.',
  }),
  rule({
    category,
    find: pattern`(want|wants|wanted|like|likes|need|needs|needed|going|have|has|had|try|tried|decided|hope|would like) to (${irregularPast.filter((form) => !unclear.has(form) && form !== 'was')})`,
    better: ([, before = '', past = '']) => `${before} to ${verb(past).base}`,
    because: 'After “to” the verb stays in its basic form.',
  }),
  rule({
    category,
    find: pattern`(can|can't|will|won't|should|must|could|couldn't|would|may|might) (${irregularPast.filter((form) => !unclear.has(form) && form !== 'was')})`,
    better: ([, modal = '', past = '']) => `${modal} ${verb(past).base}`,
    because: 'After “can”, “will” or “should” the verb stays in its basic form.',
    unless: pattern`(at|free|own|good|the|my) will (\w+)`,
  }),
  rule({
    category,
    find: pattern`(have|has|had|i've|you've|we've|they've|haven't|hasn't|hadn't) ((?:never|ever|already|just|not|always|also) )?(${different.map(({ past }) => past)})`,
    better: ([, have = '', between = '', past = '']) => `${have} ${between}${verb(past).participle}`,
    because: 'After “have” we say “gone”, “seen” or “eaten”, not “went”, “saw” or “ate”.',
  }),
  rule({
    category,
    find: pattern`(i have|i've|you have|you've|we have|we've|they have|they've|he has|she has|it has|haven't|hasn't) ((?:never|ever|already|just|not) )?(go|see|eat|write|speak|take|know|buy|bring|meet|forget|begin|give|choose|learn)`,
    better: ([, have = '', between = '', base = '']) => `${have} ${between}${verb(base).participle}`,
    because: 'After “have” we say “gone”, “seen” or “eaten”, not “went”, “saw” or “ate”.',
  }),
  rule({
    category,
    find: pattern`(${Object.keys(regularised)})`,
    better: ([, form = '']) => regularised[form.toLowerCase()] ?? null,
    because: 'This verb is irregular: its past has a form of its own.',
    unless: /\b(?:winded|grounded)\b/i,
  }),
  rule({
    category,
    find: pattern`(i|he|she|we|they|you|my \w+) (?:was|were) (go|went|come|came|eat|ate|see|saw|get|got|take|took|buy|bought|think|thought|know|knew|speak|spoke|learn|meet|met|feel|forget|forgot|live|stay|watch|walk|arrive|want|like|need|start)(?! (?:to be|by))`,
    better: ([, who = '', form = '']) => `${who} ${verb(form).past}`,
    because: 'Use the past form alone, without “was”, for something that happened.',
    unless: pattern`(were|was) (?:got|bought|took|met) (?:by|from)`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(i am|i'm|you are|you're|we are|we're|they are|they're|he is|he's|she is|she's) (go|went|come|want|eat|speak|learn|take|make|get|see|understand|prefer|think|know|believe|live|study|agree to|work in|work at|work for|work as|play with|have to)`,
    better: ([, who = '', form = '']) => {
      const subject = who.replace(/(?: am| are| is|'\w+)$/i, '');
      const [base = '', ...rest] = form.split(/\s+/);
      const { third, base: basic } = verb(base);
      return [subject, /^s?he$/i.test(subject) ? third : basic, ...rest].join(' ');
    },
    because: 'Use the verb alone for habits and facts, without “am”, “is” or “are”.',
    unless: pattern`(are|is|am|'m|'s|'re) (live|come|see|get|make|take) (on|and|at last|of age)`,
  }),
  rule({
    category,
    find: pattern`(i|he|she|we|they|you|my \w+)( am| is| are|'m|'s|'re)? born (in|on|at)`,
    better: ([, who = '', , where = '']) => `${who} ${/^(?:we|they|you)$/i.test(who) ? 'were' : 'was'} born ${where}`,
    because: 'Being born is over, so we say “was born”.',
    unless: pattern`(babies|people|children|those) (are )?born`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(i|you|we|they) (never |already |always |just )?been (to|in|there|here)`,
    better: '$1 have $2been $3',
    because: 'With “been” we need “have”: I have been there.',
  }),
  rule({
    category,
    find: pattern`(i'm|i am|we're|we are|they're|they are|you're|you are|he's|he is|she's|she is|it's|it is) (not )?(really |also |still )?(knowing|understanding|wanting|believing|needing|preferring|belonging|owning|liking|hating|agreeing|depending|meaning)(?! (?:to be))`,
    better: ([, who = '', not = '', how = '', form = '']) => {
      const subject = who.replace(/(?: am| are| is|'\w+)$/i, '');
      const base = form.replace(/ing$/, '');
      const known = { believ: 'believe', lik: 'like', hat: 'hate', agree: 'agree', preferr: 'prefer' }[base] ?? base;
      const third = /^(?:he|she|it)$/i.test(subject);
      if (not) return `${subject} ${how}${third ? "doesn't" : "don't"} ${known}`;
      return `${subject} ${how}${third ? verb(known).third : known}`;
    },
    because: 'Verbs of knowing, wanting and feeling do not take the “-ing” form.',
    unless: pattern`(depending|meaning) (on|to)`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(${pronoun}) (?:am|is|are) (?:having) (a car|a house|a dog|a cat|two \w+|three \w+|a brother|a sister|a job)${phraseEnds}`,
    better: ([, who = '', thing = '']) => `${who} ${/^(?:he|she|it)$/i.test(who) ? 'has' : 'have'} ${thing}`,
    because: 'For what we own we say “have”, not “having”.',
  }),
];
