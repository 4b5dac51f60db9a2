import { useCallback, useState, useSyncExternalStore } from 'react';
import { keepAlive } from '../composition/keep-alive.ts';

/**
 * Something of this component’s own, open for as long as it is on the screen, and disposed of then.
 * @param create the one of the first render counts, as `open` does
 */
export const useHeld = <T extends { dispose(): void }>(create: () => T, open: (held: T) => void): T => {
  const [kept] = useState(() => keepAlive(create(), open, (held) => held.dispose()));
  const hold = useCallback(() => kept.hold(), [kept]);
  const read = useCallback(() => kept.value, [kept]);
  return useSyncExternalStore(hold, read, read);
};
