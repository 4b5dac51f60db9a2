import type { Clock } from './clock.ts';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';

/** The default number of attempts of a safe call, the first one included. */
export const defaultAttempts = 3;
/** The first wait between two attempts, in milliseconds; it doubles each time. */
const firstWaitMs = 500;
/** A server that asks for a longer wait is not waited for: the learner hears of it instead. */
const longestWaitMs = 5000;
/** An attempt that has less time than this is not worth making. */
const leastAttemptMs = 1000;

/** Statuses of a server that is being restarted, of the balancer in front of it, or of one that is too busy. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && passing.has(error.status));

/** Between half of it and all of it, so that many pages do not come back in step. */
const backoffMs = (failures: number, random: () => number): number =>
  firstWaitMs * 2 ** (failures - 1) * (1 - random() / 2);

/** How long to wait after this failure, in milliseconds; null when trying again does not help. */
export const waitBeforeRetry = (error: unknown, failures: number, random: () => number): number | null => {
  if (!mayPass(error)) return null;
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined;
  if (asked !== undefined && asked > longestWaitMs) return null;
  return Math.max(asked ?? 0, backoffMs(failures, random));
};

export interface RetryOptions {
  readonly clock: Clock;
  /** 0 to 1, like `Math.random`. */
  readonly random: () => number;
  readonly attempts: number;
  /** When all attempts must be over, by `clock`. */
  readonly until: number;
  readonly signal: AbortSignal;
}

const wait = ({ clock, signal }: Pick<RetryOptions, 'clock' | 'signal'>, ms: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });

/** Attempts it until it works, with growing waits. @throws what the last attempt threw, or the signal's reason */
export const withRetry = async <T>(options: RetryOptions, attempt: () => Promise<T>): Promise<T> => {
  const { clock, random, attempts, until, signal } = options;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const ms = failures < attempts && !signal.aborted ? waitBeforeRetry(error, failures, random) : null;
      if (ms === null || clock.now() + ms + leastAttemptMs > until) throw error;
      await wait(options, ms);
    }
  }
};
