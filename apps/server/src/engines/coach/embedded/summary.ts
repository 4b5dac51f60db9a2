import type { Correction } from '@sayso/api/contract/conversation';
import { type CorrectedSentence, correctedSentences } from '@sayso/api/contract/corrected-sentences';
import type { Talk } from '../../ports.ts';
import { intentOf } from './intent.ts';
import { subjectNames, topicIn } from './questions/questions.ts';
import { understand } from './understand.ts';

const learnerTurns = (talk: Talk): readonly string[] =>
  talk.turns.filter(({ role, text }) => role === 'user' && text.trim() !== '').map(({ text }) => text);
const countWords = (texts: readonly string[]): number => texts.join(' ').match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
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
function countCorrected(sentences: readonly CorrectedSentence[]): string {
  const most = mostFrequent(sentences).map(({ category }) => category.toLowerCase());
  const found = `I found ${times(sentences.length, 'sentence')} to put right`;
  if (most.length > 2) return `${found}.`;
  return `${found}, ${most.length === 1 && sentences.length > 1 ? 'most often for' : 'for'} ${list(most)}.`;
}

/** Two to four sentences on what the learner really talked about; every number is counted. */
export function recapOf(talk: Talk, corrections: readonly Correction[]): string {
  const turns = learnerTurns(talk);
  if (turns.length === 0)
    return 'We did not get to talk this time. Start again whenever you like, one sentence is enough.';
  const topics = [...new Set(turns.flatMap((text) => topicIn(text) ?? []))]
    .slice(0, 3)
    .map((topic) => subjectNames[topic]);
  const statements = turns
    .filter((text) => intentOf(text).kind === 'statement')
    .flatMap((text) => understand(text).statement ?? []);
  const told = [...new Set(statements)].sort((one, other) => other.length - one.length).slice(0, 2);
  const words = countWords(turns);
  const about = topics.length > 0 ? `We talked about ${list(topics)}, and you` : 'You';
  const sentences = correctedSentences(corrections);
  return [
    `${about} answered ${times(turns.length, 'time')}, ${times(words, 'word')} in all.`,
    told.length > 0 ? `You told me that ${told.join(', and that ')}.` : '',
    sentences.length > 0 ? countCorrected(sentences) : talk.isUnchecked ? '' : 'I found no mistakes that I am sure of.',
  ]
    .filter(Boolean)
    .join(' ');
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
 * One thing to try: about the most frequent mistake, a next step when there was none. The learner’s own sentence is quoted, but not the one that
 * heads the list of mistakes beside the tip, where there is anything else to say.
 */
export function tipOf(talk: Talk, corrections: readonly Correction[]): string {
  const sentences = correctedSentences(corrections);
  const [most] = mostFrequent(sentences);
  if (most) {
    const { category, sentences: own } = most;
    const often = `Your tip is about ${category.toLowerCase()}, which came up ${own.length === 1 ? 'once' : times(own.length, 'time')}.`;
    const advice = practice[category] ?? '';
    const quoted = own.find((sentence) => sentence !== sentences[0]) ?? (advice === '' ? own[0] : undefined);
    return [often, quoted ? example(quoted, category) : '', advice].filter(Boolean).join(' ');
  }
  const turns = learnerTurns(talk);
  if (turns.length === 0)
    return 'There was nothing to give a tip on this time. Say one sentence about your day, and we begin.';
  const each = Math.round(countWords(turns) / turns.length);
  const next =
    each < 8
      ? `Your answers had about ${times(each, 'word')} each. Next time, add a second sentence that begins with “because”.`
      : 'Next time, tell one short story with a beginning, a middle and an end.';
  if (talk.isUnchecked) return next;
  return `I found no mistakes that I am sure of, well done. I do not find everything, so keep going. ${next}`;
}
