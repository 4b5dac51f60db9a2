import type { Correction } from '@sayso/api/contract/conversation';
import { type CorrectedSentence, correctedSentences } from '@sayso/api/contract/corrected-sentences';

const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A category with the sentences that it was found on. */
interface Group {
  readonly category: string;
  readonly sentences: readonly CorrectedSentence[];
}

/** The categories with the most sentences, all that have equally many, in the order in which they came. */
export function mostFrequent(sentences: readonly CorrectedSentence[]): readonly Group[] {
  const categories = new Set(sentences.flatMap(({ mistakes }) => mistakes.map(({ category }) => category)));
  const groups = [...categories].map((category) => ({
    category,
    sentences: sentences.filter(({ mistakes }) => mistakes.some((mistake) => mistake.category === category)),
  }));
  const most = Math.max(...groups.map((group) => group.sentences.length));
  return groups.filter((group) => group.sentences.length === most);
}

/** How many sentences had a mistake, and what these were about, where that is one thing or two. */
export function countCorrected(sentences: readonly CorrectedSentence[]): string {
  const most = mostFrequent(sentences).map(({ category }) => category.toLowerCase());
  const found = `I found ${times(sentences.length, 'sentence')} to put right`;
  if (most.length > 2) return `${found}.`;
  return `${found}, ${most.length === 1 && sentences.length > 1 ? 'most often for' : 'for'} ${list(most)}.`;
}

const practice: Readonly<Record<string, string>> = {
  Articles: 'Next time, before you name a thing, ask yourself: one of many, or the one we both know?',
  Tense: 'Next time, when you say a time like “yesterday”, let the verb follow it into the past.',
  Agreement: 'Next time, listen for the “s” after he, she and it.',
  Prepositions: 'Learn the verb and its little word together, as if they were one word.',
  'Word order': 'Say the better sentence aloud three times, until the order feels normal.',
  'Much and many': 'Next time, ask yourself: can I count it? One, two, three?',
  'Word choice': 'Say the better sentence aloud three times, and then make one of your own like it.',
};

/** Tells what is wrong in a sentence and why. */
const example = ({ said, better, mistakes }: CorrectedSentence, category: string): string =>
  [
    `You said: “${said}”. Better: “${better.replace(/\.$/, '')}”.`,
    ...(mistakes.find((mistake) => mistake.category === category)?.explanations.slice(0, 1) ?? []),
  ].join(' ');

/**
 * One thing to try, about the most frequent mistake; null where there was none. The learner’s own sentence is quoted, but not the one that
 * heads the list of mistakes beside the tip, where there is anything else to say.
 */
export function adviseOn(corrections: readonly Correction[]): string | null {
  const sentences = correctedSentences(corrections);
  const [most] = mostFrequent(sentences);
  if (!most) return null;
  const { category, sentences: own } = most;
  const often = `Your tip is about ${category.toLowerCase()}, which came up ${own.length === 1 ? 'once' : times(own.length, 'time')}.`;
  const advice = practice[category] ?? '';
  const quoted = own.find((sentence) => sentence !== sentences[0]) ?? (advice === '' ? own[0] : undefined);
  return [often, quoted ? example(quoted, category) : '', advice].filter(Boolean).join(' ');
}
