/** Distance in pixels from which a touch is a swipe. */
export const swipeThreshold = 10;

/** A finger or a pressed mouse: it is down, it moves sideways, or it moves up and down, which is not a swipe. */
export type Swipe = {
  readonly kind: 'pressed' | 'swiping' | 'scrolling';
  /** Where it went down. */
  readonly x: number;
  readonly y: number;
  /** Pixels to the right since then. */
  readonly moved: number;
};

/** A press at a place. */
export const press = (x: number, y: number): Swipe => ({ kind: 'pressed', x, y, moved: 0 });

/** The press after it went to another place. The first ten pixels decide what it is, and it stays that. */
export function drag(swipe: Swipe, x: number, y: number): Swipe {
  const moved = x - swipe.x;
  if (swipe.kind !== 'pressed') return { ...swipe, moved };
  const [across, along] = [Math.abs(moved), Math.abs(y - swipe.y)];
  if (across >= swipeThreshold && across >= along) return { ...swipe, kind: 'swiping', moved };
  return along >= swipeThreshold ? { ...swipe, kind: 'scrolling', moved } : { ...swipe, moved };
}

/**
 * Where a swipe leads when it is let go: 1 forward, -1 back, 0 nowhere, also when it came back to where it began.
 * @param mirrored right-to-left text, in which forward is to the right
 */
export function release(swipe: Swipe, mirrored = false): -1 | 0 | 1 {
  if (swipe.kind !== 'swiping' || Math.abs(swipe.moved) < swipeThreshold) return 0;
  return swipe.moved < 0 === mirrored ? -1 : 1;
}

/** How far the slides follow, in pixels: all the way where there is a next one, a third where there is none. */
export function follow(swipe: Swipe, index: number, count: number, mirrored = false): number {
  if (swipe.kind !== 'swiping') return 0;
  const forward = swipe.moved < 0 !== mirrored;
  return (forward ? index < count - 1 : index > 0) ? swipe.moved : swipe.moved / 3;
}
