import { manyOfFamily, oneOfFamily } from '../../../../platform/text/english/nouns.ts';
import { verbs } from '../../../../platform/text/english/verbs.ts';
import { isPhrase, vague } from './phrase.ts';

/** The subjects that can be found in a learner’s words, the most specific first. */
export const cues = [
  'work',
  'study',
  'home',
  'plan',
  'dislike',
  'like',
  'people',
  'person',
  'someone',
  'someonePast',
  'place',
  'possession',
  'never',
  'habit',
  'opinion',
  'past',
] as const;
export type Cue = (typeof cues)[number];

/** Something the learner said that can be asked about; `words` are the coach’s words for it, empty where none are needed. */
export interface Mention {
  readonly cue: Cue;
  readonly words: string;
}

const stops =
  '(?= (?:and|but|because|so|when|while|with|in|on|at|every|for|since|if|that|or|very|a lot|too|yesterday|last|now|then|who|which|from|to|by|after|before|also|as|most|more|much|two|three|four|five|ten|once|twice|there|again|this|next|ago|together|\\d+)(?!\\w)|\\s*[.,;!?]|\\s*$)';
const patterns: readonly (readonly [cue: Cue, find: RegExp])[] = [
  [
    'work',
    /\byou(?:'re| are)? (?:work|are working|working) (?:as|in|at|for|with)\b|\byou(?:'re| are) an? (?:\w+ )?(?:teacher|nurse|doctor|engineer|lawyer|programmer|developer|manager|designer|driver|chef|cook|waiter|waitress|accountant|dentist|farmer|journalist|scientist|seller|secretary|cleaner|builder|mechanic|photographer|musician|writer|actor|artist|hairdresser|salesman|pilot)\b/i,
  ],
  [
    'study',
    /\byou(?:'re| are)? (?:study|studied|studying|are studying|learn|are learning|want to study) (?!hard|a lot)\w+|\byou(?:'re| are) a (?:\w+ )?student\b/i,
  ],
  [
    'home',
    /\byou (?:live|have lived|are living|grew up|come) (?:in|near|from) (?!a house|a flat|an apartment)\w+|\byou(?:'re| are) from \w+/i,
  ],
  [
    'plan',
    /\byou (?:want to|would like to|plan to|hope to|are going to|will) (?!say|tell|know|be honest|talk)\w+|\byou're (?:going to|planning to)|\byou'(?:d like to|ll) (?!say|tell|know)\w+/i,
  ],
  [
    'dislike',
    new RegExp(
      `\\b(?:you (?:don't|do not|really don't|didn't) (?:really )?(?:like|enjoy|love)|you hate) (.+?)${stops}`,
      'i',
    ),
  ],
  [
    'like',
    new RegExp(
      `\\byou (?:really |also |always |just |only )?(?:like|love|enjoy|prefer|liked|loved|enjoyed) (.+?)${stops}`,
      'i',
    ),
  ],
  ['like', new RegExp(`\\byour favou?rite [\\w ]{2,20}? is (.+?)${stops}`, 'i')],
  ['people', new RegExp(`\\b(your (?:\\w+ )?(?:${manyOfFamily.join('|')}))\\b`, 'i')],
  [
    'person',
    new RegExp(
      `\\b(your (?:best |old |older |younger |little |big )?(?:${oneOfFamily.filter((noun) => !/^(?:city|company|flat|house|phone|school|town)$/.test(noun)).join('|')}))\\b`,
      'i',
    ),
  ],
  ['someonePast', /\b(he|she) (?:was|were|had|used to|built|made|worked|lived|taught|gave|told|always \w+ed|died)\b/i],
  [
    'someone',
    /\b(he|she) (?:is|lives|works|likes|loves|has|can|plays|studies|wants|always|often|makes|cooks|speaks|helps)\b/i,
  ],
  [
    'place',
    new RegExp(
      `\\b(?:went to|been to|go to|visited|visit|travelled to|flew to|trip to|holiday in|were in|walk in|back from) (.+?)${stops}`,
      'i',
    ),
  ],
  [
    'possession',
    new RegExp(
      `\\byou (?:bought|got|have|have got|had|own|found|made|built) ((?:a|an) (?:new |old |big |small |little |nice |beautiful )?\\w+)${stops}`,
      'i',
    ),
  ],
  ['never', /\byou(?:'ve| have)? never (?:\w+)/i],
  [
    'habit',
    /\b(?:every (?:day|morning|evening|night|week|weekend|sunday|saturday)|you (?:always|usually|often)|(?:once|twice|times) a (?:week|day|month))\b/i,
  ],
  ['opinion', /\b(?:you (?:really |just )?(?:think|believe|guess|suppose)|in your opinion)\b/i],
  [
    'past',
    new RegExp(
      `\\b(?:you|your \\w+) (?:${verbs
        .map(({ past, base }) => (past === base ? null : past))
        .filter((form) => form !== null && !/^(?:thought|was|had|did|liked|loved|wanted|knew|felt)$/.test(form))
        .join('|')})\\b`,
      'i',
    ),
  ],
];
/** “What was best about the supermarket?” is not a natural question. */
const everydayPlace =
  /\b(?:cinema|movies|gym|market|supermarket|shops?|store|mall|school|university|college|class|bank|office|doctor|dentist|hospital|bed|bathroom|toilet|station|airport|kitchen|church|house|flat|apartment|home|room)$/i;
const objectOf: Readonly<Record<string, string>> = { he: 'him', she: 'her' };
const takesWords = new Set<Cue>(['dislike', 'like', 'people', 'person', 'place', 'possession']);
/** “a new phone” is asked about as “your new phone”, “a small village” as “that small village”. */
const referTo = (cue: Cue, words: string): string =>
  words.replace(/^(?:a|an) /i, cue === 'possession' ? 'your ' : 'that ').replace(/^to /, '');

/** Lists the subjects that can be asked about in words that are already in the second person. */
export const mentionsIn = (about: string): readonly Mention[] =>
  patterns.flatMap(([cue, find]) => {
    const match = find.exec(about);
    if (!match) return [];
    if (!takesWords.has(cue) && !cue.startsWith('someone')) return [{ cue, words: '' }];
    const found = (match[1] ?? '').trim();
    const someone = objectOf[found.toLowerCase()];
    if (someone) return [{ cue, words: someone }];
    // A title (“Titanic”) is no phrase to the parser, but after “my favourite film is” it is clear what it is.
    const titled =
      /favou?rite/i.test(match[0]) &&
      !/^(?:about|in|on|when|that|because|to|not|very|always|the|a|an|my|your) /i.test(found) &&
      found.split(' ').length <= 3 &&
      !vague.test(found);
    if (titled) return [{ cue, words: found.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) }];
    if (cue === 'place' && everydayPlace.test(found)) return [];
    const words = referTo(cue, found);
    if (cue === 'person' && /(?:boss|teacher|manager|doctor|neighbou?r|colleague|coach)$/i.test(words))
      return [{ cue: 'someone', words }];
    return isPhrase(words.replace(/^(?:your|that) /, 'the ')) ? [{ cue, words }] : [];
  });
