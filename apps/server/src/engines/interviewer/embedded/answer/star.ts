import { baseForms, pastForms } from '../../../../platform/text/english/verbs.ts';
import type { Interview, Star } from '../../../ports.ts';
import { passes, wordsIn } from '../passes.ts';
import { clausesOf } from '../statements/statements.ts';
import { isForeign } from '../understanding/foreign.ts';

const situation =
  /\b(?:when i|when we|when my|while (?:i|we)|once|one (?:day|time|evening|morning|night|week)|(?:at|in|for|from) my (?:last|first|old|previous|former|current|second) \w+|last (?:year|summer|winter|month|week|spring|autumn)|in (?:19|20)\d\d|\w+ (?:years?|months?|weeks?|days?) ago|i (?:was|were) (?:working|an? |at|in)|we were|i (?:worked|studied|used to work)|i was studying|there (?:was|were)|(?:we|they|my \w+|our \w+|the \w+|a \w+|some \w+) (?:had|wanted|needed|came|complained|called|broke|stopped|was (?:angry|ill|sick|late|broken)))\b/i;
const task =
  /\b(?:(?:i|we) (?:had|needed|was asked|were asked|was supposed|were supposed|was told|were told|wanted) to|i was responsible|i was in charge|(?:my|our|the) (?:job|task|goal|role|responsibility|aim|mission|plan|problem|challenge) was|it was my (?:job|task|turn|responsibility)|my (?:boss|manager|teacher) (?:asked|told|wanted) me)\b/i;
const result =
  /\b(?:as a result|the result|in the end|at the end(?! of),?|finally|eventually|ended up|until (?:today|now)|after this,? (?:he|she|they|it|we|the)|\w+ (?:days?|weeks?|months?|years?) later|(?:was|is|went) (?:down|up) (?:to|by)|any ?more\b|no longer|after that,? i (?:always|never)|since (?:then|that day)|after (?:a|an|one|two|three|four|five|six|some|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?)|now (?:he|she|it|they|we|the|everybody|everyone)|survived|without (?:any|a single) (?:complaints?|problems?|mistakes?|accidents?)|nobody (?:\w+ed|lost|had|got|left|was)|after that,? (?:the|we|they|he|she|it|sales|everybody|everyone|my)|because of (?:this|that|it),|thanks to (?:this|that)|increased|grew|rose|doubled|improved|dropped|fell|decreased|saved us|won|succeeded|worked (?:very |really )?well|we agreed|sa(?:y|ys|id) thank|(?:is|are|was|were) (?:very |really |so )?(?:happy|satisfied|pleased|successful|solved|finished|thankful|fixed|ready|a success|on time)|\d+ ?(?:%|percent|per cent)|i (?:learned|learnt)|thanked (?:me|us)|came back|got better|passed the|promoted)\b/i;
/** Verbs in the past that tell how things were, not what the learner did. */
const states =
  'was were had wanted needed felt thought knew liked loved hated seemed worked studied lived could would should did saw heard learned learnt became got understood hoped believed meant noticed came';
const deeds = new RegExp(
  `\\b(?:i|we)(?: (?:also|then|first|quickly|always|just|immediately|finally|carefully|really|even))? (?!(?:${states.split(' ').join('|')})\\b)(?:${pastForms.join('|')}|[a-z]{2,}ed|put|set|cut|read|let)\\b|\\bi did (?!not\\b|n't)[a-z]+|\\bi worked (?:hard|together|with|on)\\b`,
  'i',
);
const narrated = /\b(?:one (?:day|time|night|morning|evening)|once|yesterday|last \w+|ago)\b/i;
/** Beginners tell what happened in the present: “one day … so I call him”. */
const presentDeeds = new RegExp(
  `\\b(?:i|we)(?: (?:also|then|first|quickly))? (?!(?:have|want|need|feel|think|know|like|love|hate|seem|live|hear|see|learn|get|understand|hope|believe|mean|am|do|come)\\b)(?:${baseForms.join('|')})\\b`,
  'i',
);
export const isDeed = (sentence: string): boolean => deeds.test(sentence);
export const isSituation = (sentence: string): boolean => situation.test(sentence);
export const isTask = (sentence: string): boolean => task.test(sentence);

/** Who has a story after its last deed: what they did then is how it ended. */
const others =
  /^(?:(?:and|but|so|then|now|after that|in the end) )*(?:he|she|they|it|nobody|everybody|everyone|\w+ of them|(?:the|his|her|their|our|my) (?:\w+ )?\w+) (?!(?:said|says|told|asked|is|are|has|have|wants|can)\b)/i;
/** A habit is not a story. */
const habit = /^(?:\w+ )?(?:usually|always|normally|sometimes|often|i think|i would|i'd|i am|i'm|i have|i can)\b/i;

export const isResult = (clause: string): boolean => result.test(clause);
const ownDeeds = (text: string, clauses: readonly string[]): readonly boolean[] =>
  clauses.map((clause) => isDeed(clause) || (narrated.test(text) && presentDeeds.test(clause)));

/** The words that tell how a story ended: the result of the actions, or what others did after the last of them; null where none do. */
export function resultIn(answer: string): string | null {
  const text = answer.replaceAll('’', "'");
  const clauses = clausesOf(text);
  const own = ownDeeds(text, clauses);
  const after = clauses.slice(Math.max(0, own.indexOf(true)));
  const told = after.findLast(isResult);
  if (told !== undefined) return told;
  const last = own.lastIndexOf(true);
  return (last >= 0 ? clauses.slice(last + 1).find((clause) => others.test(clause)) : undefined) ?? null;
}

/** Which parts of a story this answer has, by rules over its statements. */
export function starOf(answer: string): Star {
  const text = answer.replaceAll('’', "'");
  const clauses = clausesOf(text);
  const own = ownDeeds(text, clauses);
  const last = own.lastIndexOf(true);
  const [first = ''] = clauses;
  // A learner who does not begin with an action has described the situation.
  const opens = last > 0 && own[0] === false && !habit.test(first) && wordsIn(first).length >= 5;
  return {
    situation: opens || clauses.some(isSituation),
    task: clauses.some(isTask),
    action: last >= 0,
    result: resultIn(answer) !== null,
  };
}

/** Whether a question asks how a story ended. */
export const asksForResult = (question: string): boolean => /\bresult\b|\bend\b|turn out|came of it/i.test(question);

/** One for each exchange: only a question about the past asks for a story, and what a follow-up brought out belongs to it. */
export const starsOf = ({ exchanges }: Interview): readonly (Star | null)[] =>
  exchanges.map(({ kind, answer }, index) => {
    if (kind !== 'behavioural' || answer === null || passes(answer) || isForeign(answer)) return null;
    const after = exchanges[index + 1];
    const more = after?.kind === 'follow-up' && after.answer !== null && !passes(after.answer) ? after.answer : '';
    const told = starOf(`${answer}\n${more}`);
    // Who was asked how it ended, and answered, has said how it ended.
    const ended = after !== undefined && asksForResult(after.question) && wordsIn(more).length >= 3;
    return ended ? { ...told, result: true } : told;
  });
