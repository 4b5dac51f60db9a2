/** The slide at a place, or the nearest one: never before the first nor after the last, and never around. */
export const moveTo = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Number.isNaN(index) ? 0 : Math.trunc(index)));

/** What comes by itself: after how many milliseconds, and whether it is the next slide or the end. */
export type UpNext = { readonly after: number; readonly what: 'next' | 'end' };

/**
 * What comes by itself after a slide: nothing where no time is set for it.
 * @param interval milliseconds that a slide stays
 * @param lastFor milliseconds that the last one stays before the end
 */
export function upNext(
  index: number,
  count: number,
  interval: number | undefined,
  lastFor: number | undefined,
): UpNext | undefined {
  const last = index >= count - 1;
  const after = last ? lastFor : interval;
  return after === undefined ? undefined : { after, what: last ? 'end' : 'next' };
}

/** Where a key leads from a slide; nowhere is undefined. */
export function keyTo(key: string, index: number, count: number, mirrored = false): number | undefined {
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return moveTo(index + 1, count);
  if (key === back) return moveTo(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? moveTo(count - 1, count) : undefined;
}
