import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, canvas, maximumRings } from './arc.ts';

const lengthOf = ({ dash }: { dash: string }): number => Number(dash.split(' ')[0]);

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

  it('is closed by the whole and by nothing less', () => {
    const index = fc.nat(maximumRings - 1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), index, (share, at) => {
        const { radius, thickness } = arc(share, at);
        const length = (lengthOf(arc(share, at)) / 100) * 2 * Math.PI * radius;
        expect(length + thickness).toBeLessThan(2 * Math.PI * radius);
      }),
    );
    expect(lengthOf(arc(1, 2))).toBe(100);
  });

  it('is never shorter for more', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.nat(maximumRings - 1), (a, b, at) => {
        expect(lengthOf(arc(Math.min(a, b), at))).toBeLessThanOrEqual(lengthOf(arc(Math.max(a, b), at)));
      }),
    );
  });
});
