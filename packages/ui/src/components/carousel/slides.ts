/** The slide at a place, or the nearest one: never before the first nor after the last, and never around. */
export const moveTo = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Number.isNaN(index) ? 0 : Math.trunc(index)));

/** The next automatic step: after how many milliseconds it comes, and whether it is the next slide or the end. */
export type UpNext = { readonly after: number; readonly what: 'next' | 'end' };

/**
 * Finds the automatic step after a slide: undefined where no time is set for it.
 * @param interval milliseconds that a slide stays
 * @param lastFor milliseconds that the last one stays before the end
 */
export function findNextStep(
  index: number,
  count: number,
  interval: number | undefined,
  lastFor: number | undefined,
): UpNext | undefined {
  const last = index >= count - 1;
  const after = last ? lastFor : interval;
  return after === undefined ? undefined : { after, what: last ? 'end' : 'next' };
}

/** Finds the slide that a key leads to; undefined for other keys. */
export function findSlideByKey(key: string, index: number, count: number, mirrored = false): number | undefined {
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return moveTo(index + 1, count);
  if (key === back) return moveTo(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? moveTo(count - 1, count) : undefined;
}
