import { pattern } from '../../../platform/text/english/pattern.ts';
import { number, phraseEnds } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Word choice';
type Swap = readonly [find: RegExp, better: string, because: string];
const comparative =
  'better|worse|easier|bigger|cheaper|faster|older|younger|taller|smaller|stronger|nicer|happier|hotter|colder|higher|lower|longer|shorter|richer|cleverer|closer|earlier|harder|safer|quicker|warmer|cleaner';
const degreeAdjective =
  'expensive|big|difficult|hot|cold|tired|small|late|young|old|beautiful|easy|far|long|short|dangerous|boring|cheap|slow|fast|loud|tall';

/** The wrong words, the better words, and the reason. */
const swaps: readonly Swap[] = [
  [
    pattern`(how) do (you|we|they|people) call (this|that|it|the)`,
    'what do $2 call $3',
    'We ask “what do you call it?”.',
  ],
  [
    pattern`how (it|he|she|they|this|that) (looks?) like`,
    'what $1 $2 like',
    'With “like” we say “what”: what it looks like.',
  ],
  [
    pattern`more (${comparative})(?! (?:people|men|women|students|kids|children|players|workers|ones|adults|brothers|sisters|houses|cars))`,
    '$1',
    '“-er” already means “more”, so we do not say both.',
  ],
  [
    pattern`(?<!do |does |did |done |doing )more good (than)(?! (?:harm|bad))`,
    'better $1',
    'The comparative of “good” is “better”.',
  ],
  [
    pattern`(too|so) much (${degreeAdjective})${phraseEnds}`,
    '$1 $2',
    'Before an adjective “too” or “so” is enough, without “much”.',
  ],
  [
    pattern`(people|man|woman|friend|person|guy|girl|boy|someone|teacher|children|men|women) which (is|are|was|were|has|have|can|live|lives|work|works|speak|speaks|like|likes)`,
    '$1 who $2',
    'For people we say “who”.',
  ],
  [
    pattern`(all|everything|nothing|something) what (i|you|we|he|she|they|is|was)`,
    '$1 that $2',
    'After “all” and “everything” we say “that”, not “what”.',
  ],
  [
    pattern`(i am|i'm|we are|we're|i was|he is|she is|he's|she's|they are)( very| really| so| not| also)? interesting in`,
    '$1$2 interested in',
    'Things are interesting; people are interested.',
  ],
  [
    pattern`(i am|i'm|i was|we were|we are|i feel|i felt)( very| really| so)? (?:boring)(?= (?:because|when|at|with|in|now|today|of)(?!\w)|\s*(?:[.,;!?]|$))`,
    '$1$2 bored',
    'Things are boring; people are bored.',
  ],
  [
    pattern`(i am|i'm|i was|we were|we are)( very| really| so)? (?:exciting)(?= (?:because|when|to|about|now)(?!\w)|\s*(?:[.,;!?]|$))`,
    '$1$2 excited',
    'Things are exciting; people are excited.',
  ],
  [
    pattern`(i am|i'm|i was|we were|we are)( very| really| so)? (?:tiring)(?= (?:because|when|after|now|today)(?!\w)|\s*(?:[.,;!?]|$))`,
    '$1$2 tired',
    'Things are tiring; people are tired.',
  ],
  [
    pattern`(film|movie|book|lesson|class|match|game|story|trip|lecture|job) (is|was)( very| really| so)? bored`,
    '$1 $2$3 boring',
    'Things are boring; people are bored.',
  ],
  [
    pattern`(film|movie|book|lesson|class|match|game|story|trip|lecture|job) (is|was)( very| really| so)? (?:interested)`,
    '$1 $2$3 interesting',
    'Things are interesting; people are interested.',
  ],
  [
    pattern`others (people|things|countries|places|students|cities|languages|friends|children|words)`,
    'other $1',
    '“Other” has no “s” before a noun.',
  ],
  [
    pattern`(feel|feels|felt) (?:myself|himself|herself) (good|bad|well|tired|happy|sick|better|sad)`,
    '$1 $2',
    'We just “feel good” or “feel bad”, without “myself”.',
  ],
  [
    pattern`(close|closed|switch down) the (lights?|tv|television|radio)`,
    'turn off the $2',
    'We turn a light or a machine off.',
  ],
  [pattern`open the (lights?|tv|television|radio)`, 'turn on the $1', 'We turn a light or a machine on.'],
  [pattern`strong (rain|traffic)`, 'heavy $1', 'Rain and traffic are “heavy”.'],
  [pattern`how many years (?:do you have|have you)`, 'how old are you', 'We ask “how old are you?”.'],
  [
    pattern`(can|could|please|will|would) (you )?borrow (me|us|him|her)`,
    '$1 $2lend $3',
    'Who gives “lends”, who takes “borrows”.',
  ],
  [pattern`(prefer|prefers) (\w+) than (\w+)`, '$1 $2 to $3', 'We prefer one thing “to” another.'],
  [
    pattern`(feel|feels|felt) (?:me) (good|bad|well|tired|happy|sick|better|sad)`,
    '$1 $2',
    'We just “feel good”, without “me”.',
  ],
  [pattern`(although [^.,!?]{6,60}?),? but`, '$1', 'With “although” there is no “but”.'],
  [pattern`(haven't|hasn't|hadn't) nothing`, '$1 anything', 'One “not” is enough: after it we say “anything”.'],
  [
    pattern`(work|works|worked|working) like (a|an) (teacher|nurse|doctor|engineer|waiter|waitress|lawyer|cook|driver|manager|secretary)`,
    '$1 as $2 $3',
    'We work “as” something: as a teacher.',
  ],
  [pattern`(after|before|during) (the|my|our) travel`, '$1 $2 trip', 'One journey is “a trip”.'],
  [pattern`yesterday night`, 'last night', 'We say “last night”.'],
  [pattern`today (morning|afternoon|evening)`, 'this $1', 'We say “this morning”, “this evening”.'],
  [pattern`according to me`, 'in my opinion', 'For what we think ourselves we say “in my opinion”.'],
  [
    pattern`(?:learn|learned|learnt) (me|him|us|them) (english|to|how|a|the)`,
    'taught $1 $2',
    'The teacher “teaches”; the student “learns”.',
  ],
  [pattern`(it|that|this) remembers (me)(?: of)?`, '$1 reminds $2 of', 'Something “reminds” us of something else.'],
  [pattern`(return|returned|returns) back`, '$1', '“Return” already means “go back”.'],
  [
    pattern`before (${number}) (years|weeks|months|days)(?=\s*(?:[.,;!?]|$))`,
    '$1 $2 ago',
    'We count back from now with “ago”.',
  ],
  [pattern`(a|my|the|our|good|nice|this) travel (to|was|with)`, '$1 trip $2', 'One journey is “a trip”.'],
  [
    pattern`assist(ed|s)? to (a|the|my) (class|meeting|course|lesson|party|concert)`,
    'attend$1 $2 $3',
    'We “attend” a class or a meeting.',
  ],
  [
    pattern`knew my (wife|husband|girlfriend|boyfriend) (in|at|when|on)`,
    'met my $1 $2',
    'The first time we see someone we “meet” them.',
  ],
  [
    pattern`(?<!been |was |were |am |is |are |be )told that (he|she|i|they|we|it) (?=is|was|are|were|will|would|can|could|has|had|have)`,
    'said that $1 ',
    'Without a person after it we use “say”.',
  ],
];

/** One phrase for another. */
export const swapRules: readonly Rule[] = swaps.map(([find, better, because]) =>
  rule({ category, find, better, because }),
);
