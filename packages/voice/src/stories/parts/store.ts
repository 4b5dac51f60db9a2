import { createEmitter } from '../../io/emitter.ts';

/** A snapshot that says when it changes. */
export function createStore<Snapshot extends object>(first: Snapshot) {
  const changes = createEmitter<void>();
  let snapshot = first;
  return {
    getSnapshot: () => snapshot,
    subscribe: changes.add,
    set(change: Partial<Snapshot>) {
      snapshot = { ...snapshot, ...change };
      changes.emit();
    },
  };
}
