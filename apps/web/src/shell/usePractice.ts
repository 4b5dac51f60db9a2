import { getSessions, type Practice } from '@sayso/api/contract/progress';
import { useState, useSyncExternalStore } from 'react';
import { keepAlive } from '../composition/keep-alive.ts';
import { useServices } from '../composition/ServicesContext.ts';
import { createLoaded, type LoadedState } from './loaded.ts';
import { useHeld } from './useHeld.ts';

/** Everything the learner has practised, newest first, and the way to ask for it again. */
export const usePractice = (): { readonly state: LoadedState<readonly Practice[]>; readonly retry: () => void } => {
  const { client } = useServices();
  const [kept] = useState(() =>
    keepAlive(
      createLoaded(async (signal) => (await client.call(getSessions, undefined, { signal })).sessions),
      (loaded) => void loaded.load(),
      (loaded) => loaded.dispose(),
    ),
  );
  const loaded = useHeld(kept);
  const state = useSyncExternalStore(loaded.subscribe, loaded.getSnapshot);
  return { state, retry: () => void loaded.load() };
};
