export type Mood = 'glad' | 'sorry' | 'grief' | 'plain';

const sorry =
  /\b(?:sad|sick|ill|died|dead|death|lost my|lonely|afraid|worried|stressed|terrible|awful|horrible|accident|hospital because|broke up|divorced?|depressed|nervous|tired|exhausted|hurt|cry|cried|bad day|difficult time|unemployed|lost your|angry|fail(?:ed)?)\b/i;
const grief = /\b(?:died|passed away|dead|death|funeral)\b/i;
const glad =
  /\b(?:happy|great|wonderful|amazing|fantastic|excellent|beautiful|lovely|excited|proud|won|passed|married|engaged|birthday|best day|good time|great time|had fun|nice time|fun)\b/i;
const negated =
  /(?:\bnot|n't|\bnever|\bno) (?:\w+ )?(?:happy|great|good|fun|sad|sick|tired|nervous|afraid|worried|wonderful|excited|bad)\b/i;

/** How the learner seems to feel; plain when in doubt. */
export function moodOf(text: string): Mood {
  if (grief.test(text)) return 'grief';
  if (negated.test(text)) return 'plain';
  if (glad.test(text) && /\bbut\b/i.test(text)) return 'plain';
  if (sorry.test(text)) return 'sorry';
  return glad.test(text) ? 'glad' : 'plain';
}
