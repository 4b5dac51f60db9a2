import { useSyncExternalStore } from 'react';

/** As in theme/media.ts; written out, so that a module that uses this does not load every breakpoint. */
const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the reader asked for less motion; a page drawn on a server does not know it yet. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

/** Runs at once, or as soon as the reader no longer asks for less motion. Returns what gives up waiting. */
export function whenMoving(run: () => void): () => void {
  const query = matchMedia(QUERY);
  const check = () => {
    if (!query.matches) run();
  };
  query.addEventListener('change', check);
  check();
  return () => query.removeEventListener('change', check);
}
