import type { InterviewMeasures } from '@sayso/api/contract/interview';
import { listWords } from '../../kernel/level/words.ts';
import { fillersIn } from './fillers.ts';
import type { StoredExchange } from './state.ts';

/** How many words were said, without hesitations. */
export const wordCount = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + listWords(text).length, 0);

/** How long was spoken, without the silence, ms. */
export const spokenMs = (turns: readonly { readonly spoken_ms: number }[]): number =>
  turns.reduce((sum, { spoken_ms }) => sum + spoken_ms, 0);

/** Less than this says nothing about pace, ms. */
const leastSpokenMs = 5000;

/** Counts what can be counted in an interview. Pace is that of the answers whose speech was measured: a typed one counts for its words alone. */
export const measureInterview = (exchanges: readonly StoredExchange[]): InterviewMeasures => {
  const said = exchanges.flatMap((exchange) => exchange.said);
  const measured = said.filter(({ spoken_measured }) => spoken_measured === 1);
  const ms = spokenMs(measured);
  return {
    questions: exchanges.length,
    answered: exchanges.filter(({ answer }) => answer !== null).length,
    words: wordCount(said),
    spoken_seconds: Math.round(spokenMs(said) / 1000),
    pace: ms < leastSpokenMs ? null : Math.round(wordCount(measured) / (ms / 60_000)),
    fillers: fillersIn(said.map(({ text }) => text)),
  };
};
