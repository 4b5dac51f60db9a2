import { useCallback, useSyncExternalStore } from 'react';
import type { KeptAlive } from '../composition/keep-alive.ts';

/** Holds something open for as long as this component is on the screen. */
export const useHeld = <T>(kept: KeptAlive<T>): T => {
  const hold = useCallback(() => kept.hold(), [kept]);
  const read = useCallback(() => kept.value, [kept]);
  return useSyncExternalStore(hold, read, read);
};
