import { type RefObject, useLayoutEffect } from 'react';

/** A loudness that changes while somebody speaks: 0 (silence) to 1. `@sayso/voice` has sources of this shape; so may anything. */
export interface LevelSource {
  current(): number;
  /** Calls back whenever the level changes, about 30 times a second. Returns its detach. */
  subscribe(listener: (level: number) => void): () => void;
}

/** A level that stands still, or one that is followed. */
export type Level = number | LevelSource;

/** Keeps a level within 0 to 1; what is not a number is silence. */
export const clampLevel = (level: number): number => (level > 0 ? Math.min(level, 1) : 0);

/**
 * Writes a level into a CSS variable of one element, past React: thirty updates a second draw nothing again but what the
 * variable moves. Without a level the element inherits the variable from what surrounds it.
 */
export function useLevelVariable(ref: RefObject<HTMLElement | null>, variable: string, level: Level | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || level === undefined) return undefined;
    const write = (value: number): void => element.style.setProperty(variable, clampLevel(value).toFixed(3));
    write(typeof level === 'number' ? level : level.current());
    const detach = typeof level === 'number' ? undefined : level.subscribe(write);
    return () => {
      detach?.();
      element.style.removeProperty(variable);
    };
  }, [ref, variable, level]);
}
