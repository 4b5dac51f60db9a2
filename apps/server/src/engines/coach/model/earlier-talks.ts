import { delimited } from '../../language-model/complete.ts';
import type { EarlierTalk } from '../../ports.ts';

/** How much of each conversation the model is told, in characters and in questions. */
const mostTold = 300;
const mostAsked = 6;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The last conversations as the prompt tells them: the recap or the learner’s own words, and the questions that were asked. */
export const describeEarlierTalks = (talks: readonly EarlierTalk[] = []): string => {
  if (talks.length === 0) return 'none: this is the first.';
  const described = talks.map(({ date, recap, said, asked }) => {
    const told = oneLine(recap ?? `The learner said: ${said.join(' / ')}`).slice(0, mostTold);
    return `${date}: ${told}\nAsked then: ${asked.slice(0, mostAsked).map(oneLine).join(' ')}`;
  });
  return delimited('earlier_talks', described.join('\n'));
};
