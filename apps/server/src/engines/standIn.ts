import { type Engine, EngineUnavailable } from './ports.ts';

/** Asks the first of two engines, and the second where the first is unavailable. @throws whatever else goes wrong */
export type AskEither<E> = <T>(signal: AbortSignal, call: (engine: E) => Promise<T>) => Promise<T>;

/**
 * What two engines of a kind share, the second standing in for the first so that what is under way goes on. `onFallback` hears why each
 * time. `check` asks the first alone: whoever checks wants to know about it.
 */
export const standIn = <E extends Engine>(
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
