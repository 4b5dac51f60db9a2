import { useEffect, useState } from 'react';
import { whenMoving } from '../../internal/stillness.ts';
import { nextTyping, type Typing, untyped } from './typing.ts';

/** The typing of the moment. It stands still for as long as the person asks for less motion. */
export function useTyping(phrases: ReadonlyArray<readonly string[]>): Typing {
  const [typing, setTyping] = useState(untyped);
  useEffect(() => {
    if (phrases.length === 0) return;
    const [next, delay] = nextTyping(typing, phrases);
    let stopWaiting: (() => void) | undefined;
    // Asked when the letter is due and not before: asking the browser takes time, and a heading must be there at once.
    const timer = setTimeout(() => {
      stopWaiting = whenMoving(() => setTyping(next));
    }, delay);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [typing, phrases]);
  return typing;
}
