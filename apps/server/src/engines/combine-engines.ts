import { type Engine, EngineUnavailable } from './ports.ts';

/** Calls the first of two engines, and the second when the first is unavailable. @throws every other error of the first */
export type AskEither<E> = <T>(signal: AbortSignal, call: (engine: E) => Promise<T>) => Promise<T>;

/**
 * Combines two engines of a kind: when the first is unavailable, the second answers, so that a session can continue. `onFallback` gets the
 * reason each time. `check` calls the first alone, because its state is the question.
 */
export const combineEngines = <E extends Engine>(
  primary: E,
  embedded: E,
  onFallback: (reason: EngineUnavailable) => void,
): { readonly engine: Engine; readonly either: AskEither<E> } => ({
  engine: {
    about: primary.about,
    check: (signal) => primary.check(signal),
    close: async () => {
      await Promise.all([primary.close(), embedded.close()]);
    },
  },
  either: async (signal, call) => {
    try {
      return await call(primary);
    } catch (reason) {
      signal.throwIfAborted();
      if (!(reason instanceof EngineUnavailable)) throw reason;
      onFallback(reason);
      return call(embedded);
    }
  },
});
