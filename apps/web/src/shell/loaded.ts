import { createStore } from './store.ts';

/** Something that is asked for: on its way, here, or not to be had. */
export type LoadedState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed' };

/** Something a page shows that has to be asked for first. */
export interface Loaded<T> {
  getSnapshot(): LoadedState<T>;
  subscribe(listener: () => void): () => void;
  /** Asks, or asks again. Never rejects. */
  load(): Promise<void>;
  /** Drops what is under way. */
  dispose(): void;
}

/** Asks with `ask` and keeps what came of it; of several requests the latest counts. */
export const createLoaded = <T>(ask: (signal: AbortSignal) => Promise<T>): Loaded<T> => {
  const { getSnapshot, subscribe, set } = createStore<LoadedState<T>>({ status: 'loading' });
  let current = new AbortController();

  return {
    getSnapshot,
    subscribe,
    load: async () => {
      current.abort();
      const mine = new AbortController();
      current = mine;
      set({ status: 'loading' });
      try {
        const value = await ask(mine.signal);
        if (!mine.signal.aborted) set({ status: 'loaded', value });
      } catch {
        if (!mine.signal.aborted) set({ status: 'failed' });
      }
    },
    dispose: () => current.abort(),
  };
};
