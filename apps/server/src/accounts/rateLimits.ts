import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HttpError } from '../http/HttpError.ts';
import type { Clock } from '../http/Services.ts';
import type { Storage } from '../storage/openDatabase.ts';

/** At most `points` in `duration` ms, counted from the first. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

/** Counters in the database, so that several processes count together. */
export interface RateLimits {
  /**
   * Counts one more for `key`.
   * @throws HttpError 429 with Retry-After when that is too many.
   */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Counts one more for `key`, and says whether that is still within the limit. */
  isWithin(limit: RateLimit, key: string): Promise<boolean>;
  /** Starts `key` from zero. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

/** Keys are addresses of people: only a hash of them is kept. */
const rowName = (limit: RateLimit, key: string): string =>
  `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`;

const waiting = (seconds: number): string =>
  seconds < 90
    ? `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
    : `Please wait ${Math.ceil(seconds / 60)} minutes and try again.`;

export const createRateLimits = ({ db }: Storage, clock: Clock): RateLimits => {
  /** One statement, so that parallel calls cannot slip through between reading and writing. */
  const count = (limit: RateLimit, key: string, now: number) =>
    db
      .insertInto('rate_limits')
      .values({ name: rowName(limit, key), points: 1, resets_at: now + limit.duration })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          points: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.points + 1 end`,
          resets_at: sql<number>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();

  return {
    take: async (limit, key) => {
      const now = clock.now();
      const { points, resets_at } = await count(limit, key, now);
      if (points <= limit.points) return;
      const retryAfter = Math.max(1, Math.ceil((resets_at - now) / 1000));
      throw new HttpError(429, 'too_many_requests', `Too many tries. ${waiting(retryAfter)}`, { retryAfter });
    },
    isWithin: async (limit, key) => (await count(limit, key, clock.now())).points <= limit.points,
    forget: async (limit, key) => {
      await db.deleteFrom('rate_limits').where('name', '=', rowName(limit, key)).execute();
    },
  };
};
