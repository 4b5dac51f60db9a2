import type { Check } from './check.ts';
import { contentOf, sentencesOf, wordsOf } from './words.ts';

const normal = (text: string): string => wordsOf(text).join(' ');
/** “I see.” may come twice in a conversation of people. */
const shortest = 3;

/** Whether a reply has heard what was said. */
export const listeningChecks: readonly Check[] = [
  {
    name: 'takes up a word of what was told',
    applies: ({ kind }) => kind === 'tells',
    passes: ({ said, reply, right }) => {
      const heard = contentOf([said, ...right].join(' '));
      return [...contentOf(reply)].some((word) => heard.has(word));
    },
  },
  {
    name: 'says the right form where the mistake was (recast)',
    applies: ({ right }) => right.length > 0,
    passes: ({ reply, right }) => right.some((form) => ` ${normal(reply)} `.includes(` ${normal(form)} `)),
  },
  {
    name: 'repeats no sentence of its own',
    applies: ({ kind, before }) => kind !== 'repeat' && kind !== 'foreign' && before.length > 0,
    passes: ({ reply, before }) => {
      const earlier = new Set(before.flatMap(sentencesOf).map(normal));
      return sentencesOf(reply).every(
        (sentence) => wordsOf(sentence).length < shortest || !earlier.has(normal(sentence)),
      );
    },
  },
  {
    name: 'asks its last question again when asked to',
    applies: ({ kind }) => kind === 'repeat',
    passes: ({ reply, before }) => {
      const asked = sentencesOf(before.at(-1) ?? '').findLast((sentence) => sentence.endsWith('?'));
      return asked === undefined || normal(reply).includes(normal(asked));
    },
  },
  {
    name: 'says that it did not understand noise or another language',
    applies: ({ kind }) => kind === 'noise' || kind === 'foreign',
    passes: ({ reply }) =>
      /\b(?:understand|english|again|follow|other words|another way|clear|got that|get that|lost|sure i|mean|main thing|most important)\b/i.test(
        reply,
      ),
  },
];
