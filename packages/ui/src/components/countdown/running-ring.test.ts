import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDash, radius, thickness } from './running-ring.ts';

const readLength = (share: number): number => Number(computeDash(share).split(' ')[0]);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the ring of a countdown', () => {
  it('is as long as its share', () => {
    expect([0, 0.734, 1].map(computeDash)).toEqual(['0 100', '73.4 100', '100 100']);
  });

  it('is closed by the whole and by nothing less', () => {
    const around = 2 * Math.PI * radius;
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (part) => {
        expect((readLength(part) / 100) * around + thickness).toBeLessThan(around);
      }),
    );
  });

  it('is never shorter for more', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(readLength(Math.min(a, b))).toBeLessThanOrEqual(readLength(Math.max(a, b)));
      }),
    );
  });
});
