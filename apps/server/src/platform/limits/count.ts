import { createHash } from 'node:crypto';
import type { Limit } from '@sayso/api/contract/limits';
import { sql } from 'kysely';
import type { Storage } from '../storage/open-database.ts';

/** A counter, its window and how many calls that may have. */
export type RateLimit = Pick<Limit, 'counter' | 'calls' | 'seconds'>;

/** The state of a counter after one more call. */
export interface Count {
  /** Calls in this window, this one included. */
  readonly calls: number;
  /** Milliseconds until the window ends and the count begins from zero. */
  readonly leftMs: number;
}

/** The row of one counter. Keys hold network and e-mail addresses: only a hash of them is stored. */
export const counterRow = ({ counter }: Pick<RateLimit, 'counter'>, key: string): string =>
  `${counter}:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Counts one more call in the database, where all processes of the server count together. One statement, so that parallel calls cannot slip through
 * between reading and writing.
 * @param row as `counterRow` names it
 */
export const countCall = async (
  { db }: Pick<Storage, 'db'>,
  now: number,
  row: string,
  windowMs: number,
): Promise<Count> => {
  const { points, resets_at } = await db
    .insertInto('rate_limits')
    .values({ name: row, points: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        points: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.points + 1 end`,
        resets_at: sql<number>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['points', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { calls: points, leftMs: resets_at - now };
};
