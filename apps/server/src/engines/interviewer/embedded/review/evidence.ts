import type { InterviewExchange } from '../../../ports.ts';
import { passes, wordsIn } from '../passes.ts';
import { clausesOf } from '../statements/statements.ts';
import { isForeign } from '../understanding/foreign.ts';

/** An exchange that was answered with something to judge. */
export interface Answered {
  readonly index: number;
  readonly exchange: InterviewExchange;
  readonly answer: string;
  readonly words: number;
}

/** The exchanges that can be judged: answered, in English, and not with “I don’t know”. */
export const answeredOf = (exchanges: readonly InterviewExchange[]): readonly Answered[] =>
  exchanges.flatMap((exchange, index) => {
    const { answer } = exchange;
    return answer === null || passes(answer) || isForeign(answer) || wordsIn(answer).length === 0
      ? []
      : [{ index, exchange, answer, words: wordsIn(answer).length }];
  });

/** Most words of the learner that are quoted at once. */
const longest = 14;

/** The learner’s own words for something, short enough to be heard; null where there are none. */
export function quoteOf(answer: string, find: (sentence: string) => boolean): string | null {
  const sentence = clausesOf(answer).find((one) => find(one));
  if (sentence === undefined) return null;
  const clauses = sentence.split(/(?<!example|instance),\s+|\s+(?=because )/);
  const telling = clauses.find((clause) => wordsIn(clause).length >= 3 && find(clause)) ?? sentence;
  const words = telling
    .replace(/^(?:and|but|so)\s+/i, '')
    .replace(/\b(?:um+|uh+|uhm|erm?)\b[ ,]*/gi, '')
    .replace(/[\s.,!?]+$/, '')
    .split(/\s+/);
  return words.length < 3 ? null : `“${words.slice(0, longest).join(' ')}${words.length > longest ? ' …' : ''}”`;
}
