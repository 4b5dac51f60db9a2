import { useCallback, useState, useSyncExternalStore } from 'react';
import { keepAlive } from './keep-alive.ts';

/**
 * Keeps a resource of this component, which is open for as long as the component is on the screen, and disposed of after that.
 * @param create makes the resource; only the function of the first render is called
 * @param open opens the resource; only the function of the first render is called
 */
export const useResource = <T extends { dispose(): void }>(create: () => T, open: (held: T) => void): T => {
  const [kept] = useState(() => keepAlive(create(), open, (held) => held.dispose()));
  const hold = useCallback(() => kept.hold(), [kept]);
  const read = useCallback(() => kept.value, [kept]);
  return useSyncExternalStore(hold, read, read);
};
