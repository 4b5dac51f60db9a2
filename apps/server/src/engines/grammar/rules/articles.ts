import { countable, countries, placesWithThe, professions } from '../../../platform/text/english/nouns.ts';
import { anyOf, pattern } from '../../../platform/text/english/pattern.ts';
import { phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Articles';
const a = (words: string): string =>
  /^(?:[aeio]|u(?!ni|se|su)|hour|honest)/i.test(words) ? `an ${words}` : `a ${words}`;
const quality = anyOf(
  'good nice great bad big small beautiful interesting difficult easy important wonderful terrible famous funny kind lovely old young rich long boring strange new'.split(
    ' ',
  ),
);
const degree = '(?:very|really|pretty|quite)';
const things = [...countable, 'animal', 'experience', 'life', 'surprise', 'mistake', 'choice', 'lesson'];
const owned =
  `apartment appointment bike boyfriend brother car cat child computer cousin daughter dog dream garden girlfriend
headache hobby house idea job laptop meeting party phone pet plan problem question sister son ticket`.split(/\s+/);
const whoIs =
  "i am|i'm|he is|he's|she is|she's|you are|you're|(?:my|his|her) \\w+ (?:is|was)|i was|he was|she was|have been|has been|i've been|be|become|became|work as|works as|worked as|working as";

export const articleRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(${whoIs}) ((?:${quality} )?${professions})${phraseEnds}`,
    better: ([, who = '', job = '']) => `${who} ${a(job)}`,
    because: 'We say “a” or “an” before the name of a job.',
  }),
  rule({
    category,
    find: pattern`(go|goes|went|going|come|came|walk|walked|walking|drive|drove|ran|run|get|got|went back|from|way) (to )?(${placesWithThe})${phraseEnds}`,
    better: ([, verb = '', to = '', place = '']) => (to || verb === 'from' ? `${verb} ${to}the ${place}` : null),
    because: 'We say “the” when we go to a place that everybody knows, like the cinema or the station.',
  }),
  rule({
    category,
    find: pattern`(in|at|near|into) (kitchen|garden|living room|bathroom|bedroom|city centre|city center|middle|${placesWithThe})${phraseEnds}`,
    better: '$1 the $2',
    because: 'We say “the” before a place that both people know.',
  }),
  rule({
    category,
    find: pattern`(in|at) ((?:nice |small |good |big |cheap )?(?:hotel|restaurant|party|hostel|concert))${phraseEnds}`,
    better: '$1 a $2',
    because: 'One thing that we can count needs “a” or “an”.',
  }),
  rule({
    category,
    find: pattern`the most (people|students|children|men|women)${phraseEnds}`,
    better: 'most $1',
    because: 'We say “most people” in general, without “the”.',
  }),
  rule({
    category,
    find: pattern`(in) (morning|afternoon|evening)${phraseEnds}`,
    better: '$1 the $2',
    because: 'Parts of the day take “the”: in the morning, in the evening.',
  }),
  rule({
    category,
    find: pattern`(have|has|had|have got|has got|i've got|bought|buy|want|need|got|found) ((?:${degree} )?(?:${quality} )?${owned})${phraseEnds}`,
    better: ([, verb = '', thing = '']) => `${verb} ${a(thing)}`,
    because: 'One thing that we can count needs “a” or “an”.',
    unless: pattern`(what|which|whose|how many) [^.?!]*(have|has|had|got|bought|buy|want|need|found)`,
  }),
  rule({
    category,
    find: pattern`(is|was|it's|he's|she's|that's|be) ((?:${degree} )?${quality} ${things})${phraseEnds}`,
    better: ([, verb = '', thing = '']) => `${verb} ${a(thing)}`,
    because: 'One thing that we can count needs “a” or “an”, also after an adjective.',
    unless: pattern`(what|how|whose|which) [^.?!]*(is|was)`,
  }),
  rule({
    category,
    find: pattern`(such) (${quality} ${things})`,
    better: ([, such = '', thing = '']) => `${such} ${a(thing)}`,
    because: 'After “such” one thing needs “a” or “an”: such a nice day.',
  }),
  rule({
    category,
    find: pattern`(?<=^)(what) (${quality} ${things})(?! (?:do|did|does|is|are|was|were|can|will))`,
    better: ([, what = '', thing = '']) => `${what} ${a(thing)}`,
    because: 'We say “what a …” about one thing: what a nice day.',
    unless: /\?/,
  }),
  rule({
    category,
    find: pattern`(in|at|on|with|for|to|from|of|have|has|had|do|did|is|are|was|were|work|live) same (\w+)`,
    better: ([, before = '', noun = '']) =>
      /^(?:here|to|as|for|thing)$/i.test(noun) && before !== 'do' ? null : `${before} the same ${noun}`,
    because: 'We always say “the” before “same”.',
  }),
  rule({
    category,
    find: pattern`(is|was|are|were|it's|he's|she's) (best|worst|biggest|smallest|oldest|youngest|tallest|highest|longest|fastest|most \w+) (player|players|city|day|film|movie|place|team|thing|country|way|book|part|moment|student|person|people|singer|food|problem|in the|of all)`,
    better: '$1 the $2 $3',
    because: 'The best, the biggest, the most … need “the”.',
  }),
  rule({
    category,
    find: pattern`(once|twice|(?:two|three|four|five|six|\d+) times) (day|week|month|year)${phraseEnds}`,
    better: '$1 a $2',
    because: 'We say how often with “a”: twice a week.',
  }),
  rule({
    category,
    find: pattern`(in|to|from|of) (united states|united kingdom|usa|netherlands|philippines|czech republic|uk)`,
    better: '$1 the $2',
    because: 'Some countries have “the” in their name, like the United States.',
  }),
  rule({
    category,
    find: pattern`(in|to|from|at|live in) the (${countries})(?=\s*(?:[.,;:!?]|$)|\s+(?:and|but|because|for|since|last|next|now|with|when|two|three|every))`,
    better: '$1 $2',
    because: 'Most countries and cities have no “the” before their name.',
  }),
  rule({
    category,
    find: pattern`(the )?most of (the )?(people|students|children|men|women|countries|time)`,
    better: ([, the = '', inner = '', noun = '']) => {
      if (noun === 'time') return the ? `most of the ${noun}` : null;
      return the ? `most ${inner ? 'of the ' : ''}${noun}` : inner ? null : `most ${noun}`;
    },
    because: 'We say “most people” in general, without “of” and “the”.',
  }),
  rule({
    category,
    find: pattern`(speak|speaks|learn|learning|study|studying|speaking) the (english|spanish|french|german|italian|chinese|japanese)${phraseEnds}`,
    better: '$1 $2',
    because: 'Names of languages have no “the”.',
  }),
  rule({
    category,
    find: pattern`(play|plays|played|playing) the (football|tennis|basketball|volleyball|golf|chess|hockey|cards)${phraseEnds}`,
    better: '$1 $2',
    because: 'Names of sports and games have no “the”.',
  }),
  rule({
    category,
    find: pattern`(a) (apple|orange|egg|hour|idea|engineer|actor|artist|umbrella|uncle|aunt|old|interesting|easy|important|english|animal|apartment|office|evening|answer|example|exam|email|accident|airport|island|ice|unusual|expensive|amazing|awful|excellent|honest)`,
    better: 'an $2',
    because: 'Before the sound of a vowel “a” becomes “an”.',
    unless: pattern`(grade|vitamin|plan|from|class|level|hepatitis) a (apple|english|old)`,
  }),
];
