import { EngineUnavailable } from './engine.ts';

/**
 * Calls an engine and waits for it no longer than `ms`, or until `outer` is aborted; also where the engine does not listen
 * to its signal.
 * @throws EngineUnavailable after `ms`; the reason of `outer` when that was aborted; and every error of the call.
 */
export const withTimeout = async <T>(
  call: (signal: AbortSignal) => Promise<T>,
  ms: number,
  outer: AbortSignal,
): Promise<T> => {
  outer.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort(new EngineUnavailable(`The engine did not answer within ${ms / 1000} s.`));
  }, ms);
  const giveUp = (): void => timeout.abort(outer.reason);
  outer.addEventListener('abort', giveUp, { once: true });
  try {
    const aborted = new Promise<never>((_, reject) => {
      timeout.signal.addEventListener('abort', () => reject(timeout.signal.reason), { once: true });
    });
    return await Promise.race([call(timeout.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', giveUp);
  }
};

/** Whether something is done within `ms`; it goes on either way. Rejects when it does. */
export const isDoneWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
