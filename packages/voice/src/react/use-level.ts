import { type RefCallback, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LevelSource } from '../io/ports.ts';

/**
 * The loudness, 0 to 1, rounded to `steps`: it renders again only when the rounded value changes. For a picture
 * that moves 30 times a second use `useLevelVariable`, which does not render at all.
 */
export function useLevel(source: LevelSource, steps = 20): number {
  const { subscribe, getSnapshot } = useMemo(() => holdLevel(source, steps), [source, steps]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** Keeps the level between two notifications: a real microphone is louder or quieter at each reading, and React reads twice in a render. */
function holdLevel(source: LevelSource, steps: number) {
  const read = () => Math.round(source.current() * steps) / steps;
  let held = read();
  return {
    getSnapshot: () => held,
    subscribe: (listener: () => void) =>
      source.subscribe(() => {
        held = read();
        listener();
      }),
  };
}

/** The part of an HTML or SVG element that is written to. */
type Styled = Pick<HTMLElement, 'style'>;

/** Writes the loudness, 0 to 1, into a CSS variable such as `--level`, once a frame at most, while it is attached. */
export const attachLevelVariable = (
  element: Styled,
  source: LevelSource,
  name: `--${string}`,
  frames: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> = window,
) => {
  let frame: number | undefined;
  const write = () => {
    frame = undefined;
    element.style.setProperty(name, source.current().toFixed(3));
  };
  const detach = source.subscribe(() => {
    frame ??= frames.requestAnimationFrame(write);
  });
  write();
  return () => {
    detach();
    if (frame !== undefined) frames.cancelAnimationFrame(frame);
    element.style.removeProperty(name);
  };
};

/** A ref that keeps the CSS variable `name` of its element at the loudness, without rendering. */
export const useLevelVariable = (source: LevelSource, name: `--${string}`): RefCallback<HTMLElement | SVGElement> =>
  useCallback((element) => (element ? attachLevelVariable(element, source, name) : undefined), [source, name]);
