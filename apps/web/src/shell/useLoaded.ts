import { useState, useSyncExternalStore } from 'react';
import { keepAlive } from '../composition/keep-alive.ts';
import { createLoaded, type LoadedState } from './loaded.ts';
import { useHeld } from './useHeld.ts';

/**
 * Asks for something as long as this component is on the screen, and again by `retry`.
 * @param ask the one of the first render counts
 */
export const useLoaded = <T>(
  ask: (signal: AbortSignal) => Promise<T>,
): { readonly state: LoadedState<T>; readonly retry: () => void } => {
  const [kept] = useState(() =>
    keepAlive(
      createLoaded(ask),
      (loaded) => void loaded.load(),
      (loaded) => loaded.dispose(),
    ),
  );
  const loaded = useHeld(kept);
  const state = useSyncExternalStore(loaded.subscribe, loaded.getSnapshot, loaded.getSnapshot);
  return { state, retry: () => void loaded.load() };
};
