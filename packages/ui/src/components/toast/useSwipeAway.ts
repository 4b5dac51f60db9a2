import { type PointerEvent, useRef } from 'react';

/** Pixels before a touch is a swipe (spec §9), and pixels that are enough to throw something away. */
const start = 10;
const enough = 60;

/** Handlers for something that is thrown away sideways, by finger or mouse. */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number | null>(null);
  const settle = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    from.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) from.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      if (Math.abs(moved) < start) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current !== null && Math.abs(event.clientX - from.current) >= enough) onAway();
      settle(event);
    },
    onPointerCancel: settle,
  };
}
