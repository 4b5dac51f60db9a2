import type { Clock } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import { type Count, countCall, counterRow, type RateLimit } from './count.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Counters for calls that the contract's limits cannot count: tries that depend on what the request says, and messages of a socket. */
export interface RateLimits {
  /**
   * Counts one more for `key`.
   * @throws HttpError 429 with Retry-After when that is too many.
   */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Counts one more for `key`. Answers how long to wait until the next is within the limit, in milliseconds; 0 when this one was. */
  count(limit: RateLimit, key: string): Promise<number>;
  /** Counts one more for `key`, and says whether that is still within the limit. */
  isWithin(limit: RateLimit, key: string): Promise<boolean>;
  /** Starts `key` from zero. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

export const createRateLimits = (storage: Pick<Storage, 'db'>, clock: Clock): RateLimits => {
  const countOne = (limit: RateLimit, key: string): Promise<Count> =>
    countCall(storage, clock.now(), counterRow(limit, key), limit.seconds * 1000);
  return {
    take: async (limit, key) => {
      const { calls, leftMs } = await countOne(limit, key);
      if (calls > limit.calls) throw tooManyRequests(leftMs);
    },
    count: async (limit, key) => {
      const { calls, leftMs } = await countOne(limit, key);
      return calls > limit.calls ? leftMs : 0;
    },
    isWithin: async (limit, key) => (await countOne(limit, key)).calls <= limit.calls,
    forget: async (limit, key) => {
      await storage.db.deleteFrom('rate_limits').where('name', '=', counterRow(limit, key)).execute();
    },
  };
};
