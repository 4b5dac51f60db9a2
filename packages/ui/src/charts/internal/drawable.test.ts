import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDrawable } from './drawable.ts';

describe('a value of a chart', () => {
  it('is drawn as it is, however small or huge', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(checkDrawable(value, 'XP')).toBe(value);
      }),
    );
  });

  it.each([Number.NaN, -1, -Number.MIN_VALUE, Number.POSITIVE_INFINITY])(
    'is refused when it is %d, and named',
    (value) => {
      expect(() => checkDrawable(value, '2026-11-20')).toThrow(
        new RangeError(
          `A chart cannot draw ${value} (2026-11-20): a value is a finite number, 0 or more. Mend it where it comes from, or leave it out.`,
        ),
      );
    },
  );
});
