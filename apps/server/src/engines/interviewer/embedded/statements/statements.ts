import { cutsIn } from './cuts.ts';

/** How long, in words, a sentence may be before it is taken apart at “and”, “but” and “so”. */
const longestSentence = 14;

/** The sentences of a stretch: one for each statement, where only “and” and the like lead over as many as are no burden. */
function sentencesOfStretch(stretch: string, longest: number): readonly string[] {
  const words = stretch.trim().split(/\s+/);
  const cuts = cutsIn(words);
  const sentences: string[] = [];
  let start = 0;
  cuts.forEach(({ at, joined }, index) => {
    const end = cuts[index + 1]?.at ?? words.length;
    if (joined && end - start <= longest) return;
    sentences.push(words.slice(start, at).join(' '));
    start = at;
  });
  return [...sentences, words.slice(start).join(' ')];
}

const split = (text: string, longest: number): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap((stretch) => (stretch.trim() === '' ? [] : sentencesOfStretch(stretch, longest)))
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * Splits an utterance into sentences, each in its original words. A recogniser writes no full stops: there a new subject
 * with its verb begins a sentence, where no clause is open that it could belong to; in doubt nothing is cut.
 */
export const statementsOf = (text: string): readonly string[] => split(text, longestSentence);
/** The same, taken apart at every “and”, “but” and “so” that leads to a statement of its own. */
export const clausesOf = (text: string): readonly string[] => split(text, 0);
/** The same words with a full stop behind each sentence, as if they had been written. */
export const punctuated = (text: string): string =>
  statementsOf(text)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
