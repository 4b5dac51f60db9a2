import { type PointerEvent, useRef } from 'react';
import { swipe, swipeThreshold } from './slides.ts';

/**
 * Handlers for what is dragged sideways with a finger or the mouse.
 * @param onSwiped called with 1 for forward, -1 for back
 * @param onTapped called when it was pressed and not dragged
 */
export function useDrag(onSwiped: (by: -1 | 1) => void, onTapped: () => void) {
  const from = useRef<number | null>(null);
  const movedBy = (event: PointerEvent): number => (from.current === null ? 0 : event.clientX - from.current);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) from.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (Math.abs(movedBy(event)) >= swipeThreshold) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const by = swipe(movedBy(event), getComputedStyle(event.currentTarget).direction === 'rtl');
      from.current = null;
      if (by === 0) onTapped();
      else onSwiped(by);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
