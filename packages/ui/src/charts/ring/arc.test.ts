import { describe, expect, it } from 'vitest';
import { arc, canvas, maximumRings } from './arc.ts';

describe('a ring', () => {
  it('is as long as its share', () => {
    expect([0, 0.734, 1].map((share) => arc(share).dash)).toEqual(['0 100', '73.4 100', '100 100']);
  });

  it('fits on the canvas, the ones inside it beside it, and leaves room in the middle', () => {
    const rings = Array.from({ length: maximumRings }, (_, index) => arc(1, index));
    const outer = rings.map(({ radius, thickness }) => radius + thickness / 2);
    const inner = rings.map(({ radius, thickness }) => radius - thickness / 2);
    expect(outer[0]).toBe(canvas / 2);
    for (let index = 1; index < rings.length; index++) expect(outer[index]).toBeLessThan(inner[index - 1] ?? 0);
    expect(inner.at(-1)).toBeGreaterThan(canvas / 8);
  });
});
