import { EngineUnavailable } from '../engines/ports.ts';

/**
 * Calls an engine and waits for it no longer than `ms`, or until `outer` is aborted; also where the engine does not listen
 * to its signal.
 * @throws EngineUnavailable after `ms`; the reason of `outer` when that was aborted; whatever the call throws.
 */
export const withPatience = async <T>(
  call: (signal: AbortSignal) => Promise<T>,
  ms: number,
  outer: AbortSignal,
): Promise<T> => {
  outer.throwIfAborted();
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort(new EngineUnavailable(`The engine did not answer within ${ms / 1000} s.`));
  }, ms);
  const giveUp = (): void => patience.abort(outer.reason);
  outer.addEventListener('abort', giveUp, { once: true });
  try {
    const aborted = new Promise<never>((_, reject) => {
      patience.signal.addEventListener('abort', () => reject(patience.signal.reason), { once: true });
    });
    return await Promise.race([call(patience.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', giveUp);
  }
};

/** Whether something is done within `ms`; it goes on either way. Rejects when it does. */
export const isDoneWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};
