export type Mood = 'glad' | 'sorry' | 'grief' | 'danger' | 'plain';

const danger =
  /\b(?:(?:kill|hurt|harm|cut)(?:ing)? myself|suicid\w*|end my life|(?:want|wish|going) to die|don't want to live|do not want to live|(?:hits|beats|hurts|hit|hurting|beating|hitting) me|going to (?:kill|hurt) me|(?:am|feel) in danger|am not safe)\b/i;
const sorry =
  /\b(?:sad|sick|ill|lost my (?:job|wife|husband|friends?|mother|father|dog|cat|home|house|money|phone|wallet|way)|lonely|afraid(?! of)|worried|stressed|terrible|awful|horrible|accident|hospital because|broke up|divorced?|depressed|nervous|tired|exhausted|hurt|cry|cried|bad day|difficult time|unemployed|angry|fail(?:ed)?)\b/i;
/** A person who can have these feelings: a sad film is not a sad learner. */
const person = /\b(?:i|i'm|i've|me|my|we|we're|our)\b/i;
const work = /\b(?:films?|movies?|books?|series|songs?|stor(?:y|ies)|news|music|endings?|characters?)\b/i;
const grief = /\b(?:died|passed away|dead|death|funeral)\b/i;
const glad =
  /\b(?:happy|great|wonderful|amazing|fantastic|excellent|beautiful|lovely|excited|proud|won|passed|married|engaged|birthday|best day|good time|great time|had fun|nice time|fun)\b/i;
/** Tired, “but it was a good evening”: neither glad nor sad. */
const good = /\bbut\b.*\b(?:good|nice|better|best|helps?|helped|happy)\b/i;
const negated =
  /(?:\bnot|n't|\bnever|\bno) (?:\w+ )?(?:happy|great|good|fun|sad|sick|tired|nervous|afraid|worried|wonderful|excited|bad)\b/i;

/** How the learner seems to feel; plain when in doubt. */
export function moodOf(text: string): Mood {
  if (danger.test(text)) return 'danger';
  const own = person.test(text) && !work.test(text);
  if (grief.test(text) && own) return 'grief';
  if (negated.test(text)) return 'plain';
  if ((glad.test(text) || good.test(text)) && /\bbut\b/i.test(text)) return 'plain';
  if (sorry.test(text)) return own ? 'sorry' : 'plain';
  return glad.test(text) ? 'glad' : 'plain';
}
