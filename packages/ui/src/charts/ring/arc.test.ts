import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvas, drawRing, layOutRing, maximumRings } from './arc.ts';

/** How far a ring goes round between the middles of its round ends, 0 to 1. */
const findTurn = ({ startAngle, endAngle }: { startAngle: number; endAngle: number }) =>
  (endAngle + startAngle) / (2 * Math.PI);

describe('a ring', () => {
  it('goes round as far as its share, from twelve o’clock', () => {
    expect(findTurn(layOutRing(0.25))).toBeCloseTo(0.25);
    expect(findTurn(layOutRing(0.734, 2))).toBeCloseTo(0.734);
    expect(layOutRing(1)).toMatchObject({ startAngle: 0, endAngle: 2 * Math.PI });
  });

  it('fits on the canvas, the ones inside it beside it, and leaves room in the middle', () => {
    const rings = Array.from({ length: maximumRings }, (_, index) => layOutRing(1, index));
    expect(rings[0]?.outerRadius).toBe(canvas / 2);
    for (let index = 1; index < rings.length; index++)
      expect(rings[index]?.outerRadius).toBeLessThan(rings[index - 1]?.innerRadius ?? 0);
    expect(rings.at(-1)?.innerRadius).toBeGreaterThan(canvas / 8);
  });

  it('has its second lap within it', () => {
    const [ring, lap] = [layOutRing(1, 1), layOutRing(0.5, 1, 'lap')];
    expect(lap.innerRadius).toBeGreaterThan(ring.innerRadius);
    expect(lap.outerRadius).toBeLessThan(ring.outerRadius);
    expect(findTurn(lap)).toBeCloseTo(0.5);
  });

  it('is closed by the whole and by nothing less', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.nat(maximumRings - 1),
        (share, index) => {
          const { startAngle, endAngle } = layOutRing(share, index);
          expect(endAngle - startAngle).toBeLessThan(2 * Math.PI);
        },
      ),
    );
  });

  it('is never shorter for more', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.nat(maximumRings - 1), (a, b, index) => {
        const less = layOutRing(Math.min(a, b), index);
        const more = layOutRing(Math.max(a, b), index);
        expect(less.endAngle - less.startAngle).toBeLessThanOrEqual(more.endAngle - more.startAngle);
      }),
    );
  });

  it('is drawn on its canvas, whatever its share', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(maximumRings - 1), (share, index) => {
        const numbers = drawRing(layOutRing(share, index)).match(/-?\d+(\.\d+)?/g) ?? [];
        expect(numbers.length).toBeGreaterThan(0);
        for (const number of numbers) expect(Math.abs(Number(number))).toBeLessThanOrEqual(canvas / 2 + 0.01);
      }),
    );
  });
});
