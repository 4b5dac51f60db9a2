import { useEffect, useState, useSyncExternalStore } from 'react';
import { nextTyping, type Typing, untyped } from './typing.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The typing of the moment; the first phrase whole when the person asked for less motion. */
export function useTyping(phrases: ReadonlyArray<readonly string[]>): Typing {
  const still = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
  const [typing, setTyping] = useState(untyped);
  useEffect(() => {
    if (still || phrases.length === 0) return;
    const [next, delay] = nextTyping(typing, phrases);
    const timer = setTimeout(() => setTyping(next), delay);
    return () => clearTimeout(timer);
  }, [typing, still, phrases]);
  return still ? { phrase: 0, shown: phrases[0]?.length ?? 0, going: 1 } : typing;
}
