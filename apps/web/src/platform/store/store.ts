/** A value that changes, in the shape that `useSyncExternalStore` reads. */
export interface Store<T> {
  getSnapshot(): T;
  subscribe(listener: () => void): () => void;
  /** Sets the new value and calls all listeners. */
  set(next: T): void;
}

export const createStore = <T>(initial: T): Store<T> => {
  let snapshot = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (next) => {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
};
