import type { Clock } from './clock.ts';
import { TimeoutError } from './errors.ts';

export interface TimeLimit {
  readonly clock: Clock;
  readonly ms: number;
  /** The caller's: it wins at once. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lets `run` take `ms` milliseconds, whether or not it listens to its signal.
 * @param run gets a signal that is aborted at the end of the time, and `restart`, which gives it the whole time once more
 * @throws TimeoutError, the reason of the caller's signal, or what `run` throws
 */
export const withTimeout = async <T>(
  { clock, ms, signal }: TimeLimit,
  run: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted();
  const running = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (reason: unknown) => {
    reject(reason);
    running.abort(reason);
  };
  const start = () => clock.after(ms, () => stop(new TimeoutError()));
  let cancel = start();
  const restart = () => {
    cancel();
    cancel = start();
  };
  const follow = () => stop(signal?.reason);
  signal?.addEventListener('abort', follow);
  try {
    return await Promise.race([run(running.signal, restart), stopped]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', follow);
  }
};
