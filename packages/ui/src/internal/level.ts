import { type RefObject, useLayoutEffect } from 'react';
import { useStillness } from './stillness.ts';

/** A loudness that changes while a person speaks: 0 (silence) to 1. `@sayso/voice` has sources of this shape; so may anything. */
export interface LevelSource {
  current(): number;
  /** Calls back whenever the level changes, about 30 times a second. Returns its detach. */
  subscribe(listener: (level: number) => void): () => void;
}

/** A level that stands still, or one that is followed. */
export type Level = number | LevelSource;

/** Keeps a level within 0 to 1; what is not a number is silence. */
export const clampLevel = (level: number): number => (level > 0 ? Math.min(level, 1) : 0);

/** For a reader who asked for less motion: how many heights a level has, and how long one is kept at least, in milliseconds. */
const STILL_STEPS = 3;
const STILL_MS = 320;

/**
 * Hands on a level in a few quiet steps, a few times a second at most; silence comes at once.
 * @param now the time, in milliseconds
 */
export const inQuietSteps = (write: (level: number) => void, now: () => number): ((level: number) => void) => {
  let shown = -1;
  let keptUntil = Number.NEGATIVE_INFINITY;
  return (level) => {
    const step = Math.round(clampLevel(level) * STILL_STEPS) / STILL_STEPS;
    if (step === shown || (step > 0 && now() < keptUntil)) return;
    shown = step;
    keptUntil = now() + STILL_MS;
    write(step);
  };
};

/**
 * Writes a level into a CSS variable of one element, past React: thirty updates a second draw nothing again but what the
 * variable moves, and under reduced motion there are only a few steps of it. Without a level the element inherits the variable from
 * what surrounds it.
 */
export function useLevelVariable(ref: RefObject<HTMLElement | null>, variable: string, level: Level | undefined): void {
  const still = useStillness();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || level === undefined) return undefined;
    const write = (value: number): void => element.style.setProperty(variable, clampLevel(value).toFixed(3));
    const follow = still ? inQuietSteps(write, () => performance.now()) : write;
    if (typeof level === 'number') write(level);
    else follow(level.current());
    const detach = typeof level === 'number' ? undefined : level.subscribe(follow);
    return () => {
      detach?.();
      element.style.removeProperty(variable);
    };
  }, [ref, variable, level, still]);
}
