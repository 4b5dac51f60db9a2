import type { Detach } from './clock/clock.ts';

/** Calls its listeners in the order in which they were added. */
export interface Emitter<T> {
  add(listener: (value: T) => void): Detach;
  emit(value: T): void;
}

/** An emitter. The same function added twice is called twice, and each detach takes off its own. */
export const createEmitter = <T>(): Emitter<T> => {
  const listeners = new Set<{ readonly listener: (value: T) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    emit(value) {
      for (const { listener } of [...listeners]) listener(value);
    },
  };
};
