/** The square that rings are drawn on, in its own units. */
export const canvas = 224;
const thickness = 20;
const gap = 6;

/** Most rings that fit around one middle. */
export const maximumRings = 3;

/** A ring as a stroke of a circle whose length counts as 100. */
export type Arc = { radius: number; thickness: number; dash: string };

/**
 * Where a ring runs and how far. Only a whole one is closed: before, its round ends keep a gap between them.
 * A stroke needs no d3, whose arc weighs 4 kB: the browser knows the length of a circle, draws the round ends, and moves from
 * one value to the next by itself.
 * @param share 0 to 1
 * @param index 0 is the outermost
 */
export function arc(share: number, index = 0): Arc {
  const radius = canvas / 2 - thickness / 2 - index * (thickness + gap);
  const ends = (thickness + gap) / (2 * Math.PI * radius);
  const length = share < 1 ? Math.min(share, 1 - ends) : 1;
  return { radius, thickness, dash: `${Math.round(length * 10_000) / 100} 100` };
}
