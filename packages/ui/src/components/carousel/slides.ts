/** Pixels before a touch is a swipe (spec §9). */
export const swipeThreshold = 10;

/** The slide that is shown after moving by some: never before the first nor after the last, and never around. */
export const move = (index: number, by: number, count: number): number => Math.max(0, Math.min(count - 1, index + by));

/**
 * Where a drag leads: 1 forward, -1 back, 0 nowhere.
 * @param moved pixels to the right
 * @param mirrored right-to-left text, in which forward is to the right
 */
export function swipe(moved: number, mirrored = false): -1 | 0 | 1 {
  if (!(Math.abs(moved) >= swipeThreshold)) return 0;
  return moved < 0 === mirrored ? -1 : 1;
}
