import type { Coach } from '../../ports.ts';
import type { Check } from './check.ts';
import type { Conversation } from './conversation.ts';
import { type Exchange, hold } from './exchange.ts';
import { formChecks } from './form.ts';
import { listeningChecks } from './listening.ts';
import { mannersChecks } from './manners.ts';

/** Everything a reply is judged by, in the order of the table. */
export const checks: readonly Check[] = [...formChecks, ...listeningChecks, ...mannersChecks];

/** How a coach did in one check. */
export interface Score {
  readonly check: string;
  readonly passed: number;
  /** How many replies the check was for. */
  readonly of: number;
  readonly failed: readonly Exchange[];
}

/** The share of replies that passed, from 0 to 1; 1 where there was none to judge. */
export const shareOf = ({ passed, of }: Score): number => (of === 0 ? 1 : passed / of);

/** Judges what was said in conversations, check by check. */
export const judge = (exchanges: readonly Exchange[]): readonly Score[] =>
  checks.map(({ name, applies, passes }) => {
    const judged = exchanges.filter((exchange) => applies?.(exchange) ?? true);
    const failed = judged.filter((exchange) => !passes(exchange));
    return { check: name, passed: judged.length - failed.length, of: judged.length, failed };
  });

/** Holds every conversation with a coach, one after the other, once for each seed, and judges it. */
export const scoreCoach = async (
  coach: Pick<Coach, 'greet' | 'reply'>,
  conversations: readonly Conversation[],
  seeds: readonly string[],
  signal: AbortSignal,
): Promise<readonly Score[]> => {
  const exchanges: Exchange[] = [];
  for (const conversation of conversations)
    for (const seed of seeds) exchanges.push(...(await hold(coach, conversation, seed, signal)));
  return judge(exchanges);
};

/** The scores as a table for people, with a few of the replies that failed. */
export const tableOf = (scores: readonly Score[], examples = 2): string =>
  scores
    .flatMap((score) => [
      `${(shareOf(score) * 100).toFixed(0).padStart(4)} %  ${`${score.passed}/${score.of}`.padStart(7)}  ${score.check}`,
      ...score.failed
        .slice(0, examples)
        .map(({ conversation, said, reply }) => `                 ${conversation}: “${said}” → “${reply}”`),
    ])
    .join('\n');
