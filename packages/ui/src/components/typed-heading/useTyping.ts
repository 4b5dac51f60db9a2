import { useEffect, useState } from 'react';
import { useStillness } from '../../internal/useStillness.ts';
import { nextTyping, type Typing, untyped } from './typing.ts';

/** The typing of the moment; the first phrase whole when the person asked for less motion. */
export function useTyping(phrases: ReadonlyArray<readonly string[]>): Typing {
  const still = useStillness();
  const [typing, setTyping] = useState(untyped);
  useEffect(() => {
    if (still || phrases.length === 0) return;
    const [next, delay] = nextTyping(typing, phrases);
    const timer = setTimeout(() => setTyping(next), delay);
    return () => clearTimeout(timer);
  }, [typing, still, phrases]);
  return still ? { phrase: 0, shown: phrases[0]?.length ?? 0, going: 1 } : typing;
}
