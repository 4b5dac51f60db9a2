import type { Clock, Detach } from '../io/clock/clock.ts';
import { backoffMs, defaultBackoff } from './backoff.ts';

/** The waits between two attempts are those of the socket: 1 s, doubling up to 10 s. */
const waitAfter = (failures: number): number => backoffMs(failures, defaultBackoff, () => 0);

/** Statuses of a server that is being restarted, or of the balancer in front of it. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);
/** Errors about an answer that did arrive: the same request would get it again. */
const final: ReadonlySet<string> = new Set(['SyntaxError', 'UnexpectedAnswerError', 'SessionExpiredError']);

/** Whether another attempt may help: nothing answered, or the server is being restarted. Every other answer is final. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if ('status' in error && typeof error.status === 'number') return passing.has(error.status);
  return !('name' in error && typeof error.name === 'string' && final.has(error.name));
}

export interface RetryOptions {
  readonly clock: Clock;
  /** All the time that it may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Attempts at most. @default unlimited */
  readonly attempts?: number;
  /** Announces that the network is back: the next attempt then starts at once. */
  readonly onOnline?: ((listener: () => void) => Detach) | undefined;
  /** Aborted, it settles as failed. */
  readonly signal?: AbortSignal | undefined;
}

/** The result of all attempts: `timeout` means that the time ended during one of them. */
export type RetryResult<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Sends until there is an answer, or an error that is final. Never rejects. */
export function retry<T>(send: (signal: AbortSignal) => Promise<T>, options: RetryOptions): Promise<RetryResult<T>> {
  const { clock, timeoutMs, attempts = Number.POSITIVE_INFINITY, onOnline, signal } = options;
  const { promise, resolve } = Promise.withResolvers<RetryResult<T>>();
  const sending = new AbortController();
  let failures = 0;
  let lastError: unknown;
  let resting: readonly (Detach | undefined)[] = [];

  const wake = () => {
    for (const detach of resting) detach?.();
    resting = [];
  };

  const attempt = async () => {
    try {
      resolve({ kind: 'answered', answer: await send(sending.signal) });
    } catch (error) {
      if (sending.signal.aborted) return;
      failures += 1;
      lastError = error;
      if (!isTransient(error) || failures >= attempts) return resolve({ kind: 'failed', error });
      const again = () => {
        wake();
        void attempt();
      };
      resting = [clock.after(waitAfter(failures), again), onOnline?.(again)];
    }
  };

  const cancel = () => resolve({ kind: 'failed', error: signal?.reason });
  const deadline = clock.after(timeoutMs, () =>
    resolve(resting.length > 0 ? { kind: 'failed', error: lastError } : { kind: 'timeout' }),
  );
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  else void attempt();

  return promise.finally(() => {
    deadline();
    wake();
    signal?.removeEventListener('abort', cancel);
    sending.abort();
  });
}
