import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { isMirrored } from './is-mirrored.ts';
import { drag, follow, press, release, type Swipe } from './swipe.ts';

/**
 * Handlers for slides that are dragged sideways, with a finger or the mouse.
 * @param onSwiped called with 1 for forward, -1 for back
 * @param onHeldChange called when a finger comes down on the slides, and when it is gone
 * @returns `offset`: how far the slides follow the finger, in pixels; undefined without a swipe
 */
export function useSwipe(
  index: number,
  count: number,
  onSwiped: (by: -1 | 1) => void,
  onHeldChange: (held: boolean) => void,
) {
  const swipe = useRef<Swipe | null>(null);
  const swiped = useRef(false);
  const [offset, setOffset] = useState<number>();

  const letGo = (event: PointerEvent<HTMLElement>, cancelled: boolean): void => {
    if (!swipe.current) return;
    const by = cancelled ? 0 : release(swipe.current, isMirrored(event.currentTarget));
    swipe.current = null;
    setOffset(undefined);
    onHeldChange(false);
    if (by !== 0) onSwiped(by);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swiped.current = false;
        if (!event.isPrimary || event.button !== 0) return;
        swipe.current = press(event.clientX, event.clientY);
        onHeldChange(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!swipe.current || !event.isPrimary) return;
        swipe.current = drag(swipe.current, event.clientX, event.clientY);
        if (swipe.current.kind !== 'swiping') return;
        // Not before: a captured pointer's click would miss the button that it went down on.
        if (!swiped.current) event.currentTarget.setPointerCapture(event.pointerId);
        swiped.current = true;
        setOffset(follow(swipe.current, index, count, isMirrored(event.currentTarget)));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, false),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, true),
      /** The click that follows a swipe is none. */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!swiped.current) return;
        swiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      /** A browser would drag a picture or a link away instead. */
      onDragStart: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
    },
  };
}
