import type { InterviewMeasures } from '@sayso/api/contract/interview';
import { wordsOf } from '../level/words.ts';
import { fillersIn } from './fillers.ts';
import type { StoredExchange } from './state.ts';

/** How many words were said, without hesitations. */
export const wordCount = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** How long was spoken, ms. */
export const spokenMs = (turns: readonly { readonly spoken_ms: number }[]): number =>
  turns.reduce((sum, { spoken_ms }) => sum + spoken_ms, 0);

/** Less than this says nothing about pace, ms. */
const leastSpokenMs = 5000;

/** What can be counted in an interview. Typed answers count for words, not for pace. */
export const measuresOf = (exchanges: readonly StoredExchange[]): InterviewMeasures => {
  const said = exchanges.flatMap((exchange) => exchange.said);
  const spoken = said.filter(({ spoken_ms }) => spoken_ms > 0);
  const ms = spokenMs(spoken);
  return {
    questions: exchanges.length,
    answered: exchanges.filter(({ answer }) => answer !== null).length,
    words: wordCount(said),
    spoken_seconds: Math.round(ms / 1000),
    pace: ms < leastSpokenMs ? null : Math.round(wordCount(spoken) / (ms / 60_000)),
    fillers: fillersIn(said.map(({ text }) => text)),
  };
};
