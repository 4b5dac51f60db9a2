import { useSyncExternalStore } from 'react';
import { createLoaded, type LoadedState } from './loaded.ts';
import { useHeld } from './useHeld.ts';

/**
 * Asks for something as long as this component is on the screen, and again by `retry`.
 * @param ask the one of the first render counts
 */
export const useLoaded = <T>(
  ask: (signal: AbortSignal) => Promise<T>,
): { readonly state: LoadedState<T>; readonly retry: () => void } => {
  const loaded = useHeld(
    () => createLoaded(ask),
    (loaded) => void loaded.load(),
  );
  const state = useSyncExternalStore(loaded.subscribe, loaded.getSnapshot, loaded.getSnapshot);
  return { state, retry: () => void loaded.load() };
};
