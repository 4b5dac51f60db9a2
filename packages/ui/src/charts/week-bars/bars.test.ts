import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bars } from './bars.ts';

const week = (...values: number[]) => values.map((value, index) => ({ date: `2026-11-${16 + index}`, value }));

describe('the bars of a week', () => {
  it('are as high as their share of the best day', () => {
    expect(bars(week(10, 40, 20)).bars.map(({ share }) => share)).toEqual([0.25, 1, 0.5]);
  });

  it('stay below a goal that no day reached', () => {
    const { bars: drawn, goalShare } = bars(week(10, 15), 30);
    expect(drawn.map(({ share }) => share)).toEqual([1 / 3, 0.5]);
    expect(goalShare).toBe(1);
  });

  it('show the goal beneath a day that went beyond it', () => {
    expect(bars(week(60), 30).goalShare).toBe(0.5);
  });

  it('are empty for a week in which nothing happened', () => {
    expect(bars(week(0, 0)).bars.map(({ share }) => share)).toEqual([0, 0]);
    expect(bars([]).bars).toEqual([]);
  });

  it('may be a single one', () => {
    expect(bars(week(7)).bars).toEqual([{ date: '2026-11-16', value: 7, share: 1 }]);
  });

  it('are refused where a value or a goal cannot be drawn', () => {
    expect(() => bars(week(1, Number.NaN))).toThrow('A chart cannot draw NaN (2026-11-17)');
    expect(() => bars(week(-1))).toThrow('A chart cannot draw -1 (2026-11-16)');
    expect(() => bars(week(1), Number.POSITIVE_INFINITY)).toThrow('A chart cannot draw Infinity (the goal)');
  });

  it('keep to 0 to 1 and to the order of their values, however small or huge', () => {
    const value = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), value, (values, goal) => {
        const { bars: drawn, goalShare } = bars(week(...values), goal);
        for (const share of [...drawn.map((bar) => bar.share), goalShare]) expect(share >= 0 && share <= 1).toBe(true);
        const byValue = drawn.toSorted((a, b) => a.value - b.value).map(({ share }) => share);
        expect(byValue).toEqual(byValue.toSorted((a, b) => a - b));
      }),
    );
  });
});
