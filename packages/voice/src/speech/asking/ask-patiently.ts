import type { Clock, Detach } from '../../internal/clock.ts';
import { backoffMs, defaultBackoff } from '../../socket/backoff.ts';
import { mayPass } from './retry.ts';

/** The waits between two attempts are those of the socket: 1 s, doubling up to 10 s (spec §9). */
const waitAfter = (failures: number): number => backoffMs(failures, defaultBackoff, () => 0);

export interface Patience {
  readonly clock: Clock;
  /** All the time that it may take, in milliseconds. */
  readonly ms: number;
  /** How often it is asked at most; without an end when left out. */
  readonly attempts?: number;
  /** Announces that the network is back: the next attempt then starts at once. */
  readonly onOnline?: ((listener: () => void) => Detach) | undefined;
  /** Aborted, it settles as failed. */
  readonly signal?: AbortSignal | undefined;
}

/** What came of asking: `late` means that the time ended during an attempt. */
export type Asked<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Asks until there is an answer, or a fault that will not pass. Never rejects. */
export function askPatiently<T>(send: (signal: AbortSignal) => Promise<T>, patience: Patience): Promise<Asked<T>> {
  const { clock, ms, attempts = Number.POSITIVE_INFINITY, onOnline, signal } = patience;
  const { promise, resolve } = Promise.withResolvers<Asked<T>>();
  const asking = new AbortController();
  let failures = 0;
  let lastError: unknown;
  let resting: readonly (Detach | undefined)[] = [];

  const wake = () => {
    for (const detach of resting) detach?.();
    resting = [];
  };

  const attempt = async () => {
    try {
      resolve({ kind: 'answered', answer: await send(asking.signal) });
    } catch (error) {
      if (asking.signal.aborted) return;
      failures += 1;
      lastError = error;
      if (!mayPass(error) || failures >= attempts) return resolve({ kind: 'failed', error });
      const again = () => {
        wake();
        void attempt();
      };
      resting = [clock.after(waitAfter(failures), again), onOnline?.(again)];
    }
  };

  const cancel = () => resolve({ kind: 'failed', error: signal?.reason });
  const deadline = clock.after(ms, () =>
    resolve(resting.length > 0 ? { kind: 'failed', error: lastError } : { kind: 'late' }),
  );
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  else void attempt();

  return promise.finally(() => {
    deadline();
    wake();
    signal?.removeEventListener('abort', cancel);
    asking.abort();
  });
}
