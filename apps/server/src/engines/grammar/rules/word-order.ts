import { languages } from '../../../platform/text/english/nouns.ts';
import { pattern } from '../../../platform/text/english/pattern.ts';
import { anyBase, baseForms, pastForms, thirdForms, verb } from '../../../platform/text/english/verbs.ts';
import { adverb, phraseEnds, pronoun } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Word order';
const likes = 'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|want|miss|appreciate|need';
const colour = 'red|blue|green|yellow|black|white|grey|gray|brown|pink|big|small|beautiful|new|old|expensive|cheap';
const size =
  'good|big|old|tall|rich|strong|fast|smart|well|hot|warm|young|small|long|clean|clever|easy|safe|brave|high|cheap';
const daily =
  'go|goes|eat|eats|drink|drinks|play|plays|watch|watches|take|takes|get|gets|wake|wakes|come|comes|read|reads|listen|listens|speak|speaks|cook|cooks|visit|visits|travel|travels|work|works|study|studies|wear|wears|buy|buys';
const isOrNamed = 'are|is|was|were|can|could|will|should|would|must|have|has|had';
const wh = 'what|where|why|how|when|who';
const because = 'In a question the helping verb comes before the person: where do you live?';

/** “what you did?”: the helping verb is missing or stands behind. Without a question mark only short ones are surely questions. */
const ask = (whWord: string, who: string, form: string): string | null => {
  const low = form.toLowerCase();
  if (new RegExp(`^(?:${isOrNamed})$`).test(low))
    return `${whWord} ${low === 'was' && /^(?:you|we|they)$/i.test(who) ? 'were' : low} ${who}`;
  if (pastForms.includes(low)) return `${whWord} did ${who} ${verb(low).base}`;
  if (thirdForms.includes(low)) return `${whWord} does ${who} ${verb(low).base}`;
  if (anyBase.includes(low)) return `${whWord} ${/^(?:he|she|it)$/i.test(who) ? 'does' : 'do'} ${who} ${low}`;
  return null;
};
const verbForms = [...baseForms, ...pastForms, ...thirdForms, 'put', 'read', 'cost'];

export const wordOrderRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(${likes}) very much (?!(?:and|but|or|so|because|when|if|that|who|in|on|at|for|with|about|about|thank|here|there|too|as|like|by|from)(?!\w))([^.,;!?]+?)(?= (?:and|but|because|when|if|so|in|on|at|with)(?!\w)|\s*[.,;!?]|\s*$)`,
    better: '$1 $2 very much',
    because: '“Very much” comes after the thing that we like.',
  }),
  rule({
    category,
    find: pattern`(speak|speaks|speaking|spoke|know|knows|play|plays|cook|cooks|understand) ((?:very |really |so |quite )?(?:well|bad|badly|good)) ((?:the )?(?:${languages.join('|')}|guitar|piano|violin|football|tennis|basketball|chess))`,
    better: ([, what = '', how = '', object = '']) =>
      `${what} ${object} ${how.replace(/good$/i, 'well').replace(/bad$/i, 'badly')}`,
    because: 'How well we do it comes after what we do: speak English well.',
  }),
  rule({
    category,
    find: pattern`(?<=^(?:(?:and|so|but|well|ok|hello|hi|sorry) )?)(what|where|why|how|when|what time|how often) (you|he|she|they|it|we|i) (${isOrNamed}|${verbForms})(?=[^?]*\?)(?![^?]* (?:is|are|was|were|means)(?!\w))`,
    better: ([, whWord = '', who = '', form = '']) => ask(whWord, who, form),
    because,
  }),
  rule({
    category,
    find: pattern`(?<=^(?:(?:and|so|but|hello|hi|sorry) )?)(what|where|why|how) (you) (are|can|were|${verbForms})(?=(?: \w+){0,3}\s*$)(?!(?: \w+)* (?:is|are|was|were|means|matters)(?!\w))`,
    better: ([, whWord = '', who = '', form = '']) => ask(whWord, who, form),
    because,
  }),
  rule({
    category,
    find: pattern`(know|tell me|wonder|understand|remember|explain|sure|forgot|see|say) (${wh}|how old|how much|how far) (is|are|was|were) (he|she|it|they|this|that|you|we)(?=\s*(?:[.,;!?]|$))`,
    better: '$1 $2 $4 $3',
    because: 'A question inside a sentence has the order of a statement: I know where it is.',
  }),
  rule({
    category,
    find: pattern`(know|tell me|wonder|understand|remember|explain|sure|forgot) (where|when|how far|how old|how much) (is|are|was) ((?:the|my|your|his|her|this|that) [^.,;!?]+?)(?=\s*(?:[.,;!?]|$))`,
    better: ([, start = '', whWord = '', is = '', thing = '']) =>
      /(?<![\w'])(?:and|but|because|that|who|if|so)(?![\w'])/.test(thing) ? null : `${start} ${whWord} ${thing} ${is}`,
    because: 'A question inside a sentence has the order of a statement: I know where the station is.',
  }),
  rule({
    category,
    find: pattern`(tell me|explain|wonder) (what|where|when|why|how|who) (do|does|did) (${pronoun}) (${anyBase})`,
    better: ([, start = '', whWord = '', aux = '', who = '', base = '']) => {
      const form = { do: base, does: verb(base).third, did: verb(base).past }[aux.toLowerCase()] ?? base;
      return `${start} ${whWord} ${who} ${form}`;
    },
    because: 'A question inside a sentence needs no “do”: tell me where you live.',
  }),
  rule({
    category,
    find: pattern`(?<=(?:^|and |but |because |so |yesterday |, ))(i|you|we|they|he|she) (${daily}) (always|never|usually|often) (?!(?:${'enough'}|ending|in a while))(?=\w)`,
    better: '$1 $3 $2 ',
    because: '“Always”, “usually” and “never” come before the verb.',
  }),
  rule({
    category,
    find: pattern`(?<=^(?:(?:and|but|so) )?)(always|never) (i|we|he|she|they) (${[...baseForms, ...thirdForms, ...pastForms]})`,
    better: '$2 $1 $3',
    because: '“Always” and “never” come between the person and the verb.',
  }),
  rule({
    category,
    find: pattern`(have|has|had|bought|buy|got|see|saw|with|want|wants|wear|wears|wearing|is|was) (a|an) (car|house|dress|shirt|dog|cat|flat|bag|coat|hat|book|bike|jacket|city|phone|flower|garden) (${colour})${phraseEnds}`,
    better: ([, verbForm = '', , noun = '', quality = '']) =>
      `${verbForm} ${/^[aeiou]/i.test(quality) ? 'an' : 'a'} ${quality} ${noun}`,
    because: 'The adjective comes before the noun: a red car.',
  }),
  rule({
    category,
    find: pattern`enough (${size})(?=\s*(?:[.,;!?]|$)| (?:to|for|and|but)(?!\w))`,
    better: '$1 enough',
    because: '“Enough” comes after the adjective: tall enough.',
  }),
  rule({
    category,
    find: pattern`(?<=^)(is|was) ((?:very |not |so |really )?(?:important|possible|impossible|difficult|easy|cold|hot|raining|necessary|nice|good|true|better)) (to|that|for|in|here|today|because|when|there)`,
    better: 'it $1 $2 $3',
    because: 'An English sentence needs a subject, here “it”.',
    unless: /\?|\b(?:possible|good|true|easy|cold|hot|raining|nice)\b/i,
  }),
  rule({
    category,
    find: pattern`(because) (is|was) ((?:very |so |too |not |really |more )?(?:a |an )?(?:good|nice|bad|cold|hot|expensive|cheap|easy|difficult|important|interesting|beautiful|boring|far|big|small|fun|healthy|raining|dangerous|my|late|early))`,
    better: '$1 it $2 $3',
    because: 'An English sentence needs a subject, here “it”.',
  }),
  rule({
    category,
    find: pattern`(i think) (is) ((?:very |so |too |not |really )?(?:a |an |the )?(?:good|nice|bad|cold|hot|expensive|cheap|easy|difficult|important|interesting|beautiful|boring|best|better|great|my))`,
    better: '$1 it $2 $3',
    because: 'An English sentence needs a subject, here “it”.',
  }),
  rule({
    category,
    find: pattern`(?<=^)(is|was) ((?:very|so|too|not) (?:hot|cold|good|nice|difficult|easy|important|expensive|cheap|far|big|beautiful|interesting))`,
    better: ([, is = '', how = '']) => `it ${is.toLowerCase()} ${how}`,
    because: 'An English sentence needs a subject, here “it”.',
    unless: /\?/,
  }),
  rule({
    category,
    find: pattern`what means ((?:this|that|the) \w+|this|that|it)`,
    better: 'what does $1 mean',
    because,
  }),
  rule({
    category,
    find: pattern`(?<!you )(know) (where|why|how much|how many|when) (do|does|did) (${pronoun}) (${anyBase})`,
    better: ([, start = '', whWord = '', aux = '', who = '', base = '']) => {
      const form = { do: base, does: verb(base).third, did: verb(base).past }[aux.toLowerCase()] ?? base;
      return `${start} ${whWord} ${who} ${form}`;
    },
    because: 'A question inside a sentence needs no “do”: I know where you live.',
    unless: pattern`(don't|do not) know (where|why|how|when)`,
  }),
  rule({
    category,
    find: pattern`(?<=^(?:(?:and|but|so) )?)(my (?:brother|sister|mother|father|friend|husband|wife|son|daughter|boss|teacher)) (?:he|she) (is|was|has|lives|works|likes|can|went)`,
    better: '$1 $2',
    because: 'A sentence has one subject: the noun or the pronoun, not both.',
  }),
  rule({
    category,
    find: pattern`(?<=^(?:(?:yesterday|last week|and|so) )?)i and (my \w+)`,
    better: ([, who = '']) => `${who} and I`,
    because: 'We name the other person first: my friend and I.',
  }),
  rule({
    category,
    find: pattern`how (is|are) called (this|that|it)`,
    better: 'what $1 $2 called',
    because: 'We ask “what is it called?”.',
  }),
  rule({
    category,
    find: pattern`(${pronoun}) (?:(have|has) )(${adverb}) (a|an|my|two|the) `,
    better: ([, who = '', have = '', how = '', article = '']) =>
      /^(?:always|never|usually|often)$/i.test(how) ? `${who} ${how} ${have} ${article} ` : null,
    because: '“Always”, “usually” and “never” come before the verb.',
  }),
];
