import { pastForms, thirdForms } from '../../../../platform/text/english/verbs.ts';

/** Fewer words than this are no sentence of their own. */
export const fewest = 3;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const subjects = setOf(
  "i he she we they i'm i've i'd i'll he's he'll she's we're we've we'd we'll they're they've they'd",
);
export const auxiliaries = setOf(
  "am is are was were has have had do does did can could will would should must may might isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't haven't hasn't hadn't it's that's there's",
);
export const finite = new Set([...auxiliaries, ...pastForms, ...thirdForms]);
/** With one of these behind it, “it”, “you”, “there” or a noun is a subject. */
export const predicates = new Set([...auxiliaries, ...pastForms, 'takes', 'works', 'means', 'makes', 'needs']);
export const possessives = setOf('my our your his her their the');
export const between = setOf('now also still always never then really');
export const crowd = setOf('everybody everyone nobody nothing people');

/** Opens a clause inside a sentence, which gets the next verb. */
export const openers = setOf(
  'because if when while although though that who which where what how why whether unless whose',
);
/** A subject behind one of these belongs to the sentence before it. */
export const leaning = setOf(
  `to of in on at with for from by about than as like or not before after until till since once even only just
think thinks thought believe know knew hope guess feel felt say says said mean suppose see saw notice noticed find found
assumed expected imagined realise realised realize realized discovered explained decided heard understand understood sure glad happy sorry afraid
everything everybody everyone something anything nothing all many most other
the a an my our your his her their this these those some every each and but so very really always never`,
);
/** “the first time I …”, “one thing I …” */
export const named =
  /\b(?:(?:the|first|best|last|only|each|one) (?:thing|things|time|times|day|way|moment)|every time)$/;
/** With a subject behind it one of these opens a clause; else it says when. */
export const timely = setOf('since before after once until till as');
export const tellers = setOf('told tell asked showed show convinced promised reminded');
export const joints = setOf('and but so');
export const sounds = setOf('um umm uh uhm er erm hmm like well');
/** Opens what may stand between “and” and its subject: “and in the last months we …”. */
export const numbers = setOf('two three four five six seven eight nine ten twelve twenty thirty fifty hundred');
export const places = setOf(
  'last next this from in on at after before during since for from outside with there then now also later one sometimes',
);
/** Stands before its subject: “then I …”, “now I …”, “after that I …”. */
export const fronts = [
  /\b(?:only then|then|also|sometimes|usually|finally|luckily|fortunately|unfortunately|later|afterwards|eventually|immediately|normally)$/,
  /\b(?:after that|after this|because of (?:that|this)|in the end|at the end|at first|one (?:day|time|night|morning)|since then|since that day|before that|from then on|the (?:next|same|following) \w+|for example|as a result|of course)$/,
  /\bafter (?:(?:about|around|only) )?(?:a|an|one|two|three|four|five|six|some|a few|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?)$/,
  /(?<!\b(?:for|by|until|till|right|from|\w+ (?:years|months|weeks)) )now$/,
];

/** Without capitals and what punctuates. */
export const plain = (word: string | undefined): string =>
  (word ?? '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;:]$/, '');
