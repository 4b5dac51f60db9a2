import type { EarlierTalk, Learner } from '../../ports.ts';
import { intentOf } from './intent.ts';
import { moodOf } from './mood.ts';
import { understand } from './understand.ts';

/** Every question of the conversations that a coach remembers. */
export const askedBefore = ({ earlierTalks = [] }: Learner): string =>
  earlierTalks.flatMap(({ asked }) => asked).join('\n');

/** How many of a conversation’s answers are looked at for something to remember: parsing takes a few ms each. */
const mostAnswers = 12;
// “It was long” means nothing a day later, and “you like it” not much more.
const standsAlone = (told: string): boolean =>
  /^(?:you|you're|you've|your)\b/i.test(told) &&
  !/\b(?:yesterday|today|tomorrow|last|now|next|ago|it|that|this|them|there|him|her|he|she|they)\b/i.test(told);

// Yesterday is not yesterday any more.
const staleTime = / (?:yesterday|today|tomorrow|tonight|now|(?:last|this|next) \w+)$/i;

/** The learner’s statement of last time, in the second person; null when none can be repeated well. */
export function toldLastTime([last]: readonly EarlierTalk[]): string | null {
  const told = (last?.said ?? [])
    .filter((text) => intentOf(text).kind === 'statement' && ['plain', 'glad'].includes(moodOf(text)))
    .slice(0, mostAnswers)
    .flatMap((text) => understand(text).statement?.replace(staleTime, '') ?? [])
    .filter(standsAlone);
  return told.reduce<string | null>((longest, one) => (one.length > (longest?.length ?? 0) ? one : longest), null);
}
