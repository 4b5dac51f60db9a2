/** The square that the ring is drawn on, in its own units. */
export const canvas = 224;
export const thickness = 20;
export const radius = canvas / 2 - thickness / 2;

/** Between the round ends of a ring that is not whole. */
const gap = 6;

/**
 * How far the stroke of a circle goes whose length counts as 100. Only a whole one is closed: before, its round ends keep a gap
 * between them. A stroke, because the browser moves it evenly from one moment to the next without any script.
 * @param share 0 to 1
 */
export function computeDash(share: number): string {
  const ends = (thickness + gap) / (2 * Math.PI * radius);
  const length = share < 1 ? Math.min(share, 1 - ends) : 1;
  return `${Math.round(length * 10_000) / 100} 100`;
}
