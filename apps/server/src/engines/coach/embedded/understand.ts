import nlp from 'compromise';
import { manyOfFamily, oneOfFamily } from '../../grammar/language/nouns.ts';
import { verbs } from '../../grammar/language/verbs.ts';
import { findMistakes, putRight, settle } from '../../grammar/mistakes.ts';
import { allRules } from '../../grammar/rules/all.ts';
import { sentencesOf } from '../../grammar/sentences.ts';
import { toSecondPerson } from './second-person.ts';
import type { Cue } from './voices/voice.ts';

/** Something the learner said that can be asked about; `words` are the coach’s words for it, empty where none are needed. */
export interface Mention {
  readonly cue: Cue;
  readonly words: string;
}

export interface Understood {
  /** Everything, put right and in the second person. */
  readonly about: string;
  /** One statement short and clear enough to be given back, null when there is none. */
  readonly statement: string | null;
  readonly mentions: readonly Mention[];
  readonly mood: 'glad' | 'sorry' | 'grief' | 'plain';
  /** Several words without a verb among them: what a recogniser makes of noise. */
  readonly garbled: boolean;
  readonly givesName: boolean;
  readonly givesReason: boolean;
  /** A short answer without a verb, as a phrase: “pizza”. */
  readonly phrase: string | null;
}

const stops =
  '(?= (?:and|but|because|so|when|while|with|in|on|at|every|for|since|if|that|or|very|a lot|too|yesterday|last|now|then|who|which|from|to|by|after|before|also|as|most|more|much)(?!\\w)|\\s*[.,;!?]|\\s*$)';
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
const objectOf: Readonly<Record<string, string>> = { he: 'him', she: 'her' };
const takesWords = new Set<Cue>(['dislike', 'like', 'people', 'person', 'place', 'possession']);
const vague =
  /\b(?:it|this|that|them|things?|something|anything|everything|lot|lots|time|way|stuff|one|ones|day|days|year|years|some|all|kind|problem|idea|question|you|me|him|her|bit|look|fun|job|work|home|there|here|meeting|break|party|chance)$/i;
const sorry =
  /\b(?:sad|sick|ill|died|dead|death|lost my|lonely|afraid|worried|stress(?:ed|ful)?|terrible|awful|horrible|accident|hospital because|broke up|divorced?|depressed|nervous|tired|exhausted|hurt|cry|cried|bad day|difficult time|unemployed|lost your|angry|fail(?:ed)?)\b/i;
const grief = /\b(?:died|passed away|dead|death|funeral)\b/i;
const glad =
  /\b(?:happy|great|wonderful|amazing|fantastic|excellent|beautiful|lovely|excited|proud|won|passed|married|engaged|birthday|best day|good time|great time|had fun|nice time|fun)\b/i;
const negated =
  /\b(?:not|n't|never|no) (?:\w+ )?(?:happy|great|good|fun|sad|sick|tired|nervous|afraid|worried|wonderful|excited|bad)\b/i;
const someVerb = new Set(verbs.flatMap(({ base, third, past, participle }) => [base, third, past, participle]));
for (const form of ['am', 'are', 'is', 'were', 'was', 'can', 'will', 'would', 'have', 'has', "don't", "didn't"])
  someVerb.add(form);

/** A phrase of known shape: article or “your”, adjectives, nouns; or what one does, with “-ing”. Anything else is not said back. */
function isPhrase(words: string): boolean {
  const count = words.split(' ').length;
  if (count > 4 || words.length < 3 || vague.test(words) || /\d/.test(words)) return false;
  const terms: readonly { readonly tags: readonly string[] }[] = nlp(words).json()[0]?.terms ?? [];
  const is = (term: { readonly tags: readonly string[] } | undefined, ...tags: readonly string[]) =>
    Boolean(term && tags.some((tag) => term.tags.includes(tag)));
  if (/ing$/.test(words.split(' ')[0] ?? '') && is(terms[0], 'Gerund', 'Noun')) {
    return (
      terms
        .slice(1)
        .every(
          (term) =>
            is(term, 'Noun', 'Determiner', 'Adjective', 'Possessive', 'Preposition', 'Gerund') && !is(term, 'Pronoun'),
        ) && !is(terms.at(-1), 'Preposition', 'Determiner')
    );
  }
  return (
    is(terms.at(-1), 'Noun', 'Place') &&
    !is(terms.at(-1), 'Pronoun', 'Possessive', 'Date') &&
    terms.every(
      (term) =>
        is(term, 'Noun', 'Determiner', 'Adjective', 'Possessive', 'Place') &&
        (!is(term, 'Pronoun') || is(term, 'Possessive')),
    )
  );
}

/** “a new phone” is asked about as “your new phone”, “a small village” as “that small village”. */
const referTo = (cue: Cue, words: string): string =>
  words.replace(/^(?:a|an) /i, cue === 'possession' ? 'your ' : 'that ').replace(/^to /, '');

const mentionsIn = (about: string): readonly Mention[] =>
  patterns.flatMap(([cue, find]) => {
    const match = find.exec(about);
    if (!match) return [];
    if (!takesWords.has(cue) && !cue.startsWith('someone')) return [{ cue, words: '' }];
    const found = (match[1] ?? '').trim();
    const someone = objectOf[found.toLowerCase()];
    if (someone) return [{ cue, words: someone }];
    // A title (“Titanic”) is no phrase to the parser, but after “my favourite film is” it is clear what it is.
    const titled = /favou?rite/i.test(match[0]) && found.split(' ').length <= 3 && !vague.test(found);
    if (titled) return [{ cue, words: found.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) }];
    const words = referTo(cue, found);
    return isPhrase(words.replace(/^(?:your|that) /, 'the ')) ? [{ cue, words }] : [];
  });

/** Statements of three to nine words about the learner, of words that a recogniser rarely makes up in that order. */
function statementIn(sentences: readonly string[]): string | null {
  const clauses = sentences.flatMap((sentence) =>
    sentence.split(/,\s*|\s+(?=(?:and|but|because|so|when|which|who)\s)/i),
  );
  const fit = clauses
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|but|so|well|yes|no|yeah|oh|um|uh|actually|then) +/i, '')
        .replace(/[.!?]+$/, ''),
    )
    .filter((clause) => {
      const words = clause.toLowerCase().split(/\s+/);
      if (words.length < 3 || words.length > 9 || new Set(words).size < words.length - 1) return false;
      if (!/^(?:i|we|i'm|i've|my (?:\w+))\b/i.test(clause) || /\b(?:you|your|um+|uh+|er)\b/i.test(clause)) return false;
      if (/^i (?:think|don't know|mean|guess|know|suppose|believe|hope|can't say|said|say)\b/i.test(clause))
        return false;
      const second = /^i'(?:m|ve)$/i.test(words[0] ?? '') ? 'am' : (words[words[0] === 'my' ? 2 : 1] ?? '');
      const third = words[words[0] === 'my' ? 3 : 2] ?? '';
      if (
        !someVerb.has(second) &&
        !(/^(?:also|always|usually|often|never|really|just|sometimes)$/.test(second) && someVerb.has(third))
      )
        return false;
      const tags: readonly { readonly tags: readonly string[] }[] = nlp(clause).json()[0]?.terms ?? [];
      const last = tags.at(-1)?.tags ?? [];
      return !last.some((tag) => ['Preposition', 'Determiner', 'Conjunction', 'Auxiliary'].includes(tag));
    });
  return fit.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** What can be taken up of what a learner said; nothing that the parser is not sure of. */
export function understand(said: string): Understood {
  const sentences = sentencesOf(said.replaceAll('’', "'")).map((sentence) =>
    putRight(sentence, settle(findMistakes(sentence, allRules))),
  );
  const plain = sentences.join(' ').replace(/\b(?:um+|uh+|erm?|hmm+)\b[ ,]*/gi, '');
  const about = toSecondPerson(plain);
  const statement = statementIn(sentences);
  const short = about.replace(/[.!?]+$/, '').trim();
  const upset = sorry.test(plain) && !negated.test(plain);
  const verbless =
    short.split(/\s+/).length <= 3 &&
    !short
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word !== 'like' && someVerb.has(word));
  return {
    about,
    statement: statement && toSecondPerson(statement),
    mentions: mentionsIn(about),
    garbled: plain.split(/\s+/).length >= 5 && !nlp(plain).has('#Verb'),
    givesName: /\b(?:my name is|i'm called|call me)\b/i.test(plain),
    mood: grief.test(plain) ? 'grief' : upset ? 'sorry' : glad.test(plain) && !negated.test(plain) ? 'glad' : 'plain',
    givesReason: /\bbecause\b/i.test(plain),
    phrase: verbless && isPhrase(short) ? short : null,
  };
}
