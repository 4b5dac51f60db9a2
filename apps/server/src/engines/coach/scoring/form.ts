import { levelGuides } from '../model/prompts.ts';
import type { Check } from './check.ts';
import { sentencesOf, wordsOf } from './words.ts';

const mostWords = 45;
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** A beginner’s long word: one that must be learnt first, unless it is on this list or was said by the learner. */
const longWord = 10;
const knownLongWords = new Set([
  'interesting',
  'everything',
  'understand',
  'understood',
  'restaurant',
  'television',
  'technology',
]);
const mostInSentence = (level: string): number =>
  Number(/at most (\d+) words/.exec(levelGuides[level] ?? '')?.[1] ?? Number.POSITIVE_INFINITY);

const foreignWord =
  /\b(?:el|los|las|que|porque|pero|je|tu|vous|les|est|mais|ich|und|nicht|aber|und|não|você|il|che|perché|gracias|merci|danke|hola|bonjour)\b/i;

/** How a reply is made, whatever it says. */
export const formChecks: readonly Check[] = [
  { name: `has at most ${mostWords} words`, passes: ({ reply }) => wordsOf(reply).length <= mostWords },
  {
    name: 'asks one question, at its end',
    applies: ({ kind }) => kind !== 'bye' && kind !== 'danger',
    passes: ({ reply }) => count(reply, /\?/g) === 1 && /\?["”']?$/.test(reply.trim()),
  },
  {
    name: 'is plain spoken text: no markup, list or emoji',
    passes: ({ reply }) =>
      !/[*_#`<>{}[\]|•]|^\s*(?:[-–]|\d+[.)])\s|\n/m.test(reply) &&
      !/\p{Extended_Pictographic}/u.test(reply) &&
      !/\((?:laughs|smiles|pauses|sighs)\)/i.test(reply),
  },
  {
    name: 'is English',
    passes: ({ reply }) => !foreignWord.test(reply) && !/\p{L}/u.test(reply.replace(/\p{Script=Latin}/gu, '')),
  },
  {
    name: 'keeps its sentences as short as the level asks',
    passes: ({ reply, level }) =>
      sentencesOf(reply).every((sentence) => wordsOf(sentence).length <= mostInSentence(level)),
  },
  {
    name: 'uses no long words that A1 and A2 have not said',
    applies: ({ level }) => level.startsWith('A'),
    passes: ({ reply, told, topics }) => {
      const known = new Set([...knownLongWords, ...wordsOf([...told, ...topics].join(' '))]);
      return wordsOf(reply).every((word) => word.length < longWord || known.has(word));
    },
  },
];
