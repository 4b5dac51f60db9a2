import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../../internal/clock.ts';
import { findNextStep, moveTo } from './slides.ts';

/** Settings of the automatic advance. */
interface Show {
  count: number;
  interval: number | undefined;
  lastFor: number | undefined;
  /** Whether the time stands still. */
  holds: boolean;
  clock: Clock;
  onIndexChange: ((index: number) => void) | undefined;
  onEnd: (() => void) | undefined;
}

/** The slide that is shown, and whether it came by itself or was asked for. Each slide has its whole time again after a pause. */
export function useShow({ count, interval, lastFor, holds, clock, onIndexChange, onEnd }: Show) {
  const [index, setIndex] = useState(0);
  const shown = moveTo(index, count);
  const go = (to: number): void => {
    const next = moveTo(to, count);
    if (next === shown) return;
    setIndex(next);
    onIndexChange?.(next);
  };
  const next = findNextStep(shown, count, interval, onEnd && lastFor);
  const after = next?.after;
  // The latest one: a new `onEnd` at each render of the page does not restart the wait.
  const goOn = useRef<(from: number) => void>(undefined);
  useEffect(() => {
    goOn.current = (from) => (next?.what === 'end' ? onEnd?.() : go(from + 1));
  });
  useEffect(() => {
    if (holds || after === undefined) return undefined;
    return clock.after(after, () => goOn.current?.(shown));
  }, [holds, after, shown, clock]);
  return { index: shown, go, goesOn: next !== undefined };
}
