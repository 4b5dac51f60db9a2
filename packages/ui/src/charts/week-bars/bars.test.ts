import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutBars } from './bars.ts';

const week = (...values: number[]) => values.map((value, index) => ({ date: `2026-11-${16 + index}`, value }));

describe('the bars of a week', () => {
  it('are as high as their share of the best day', () => {
    expect(layOutBars(week(10, 40, 20)).bars.map(({ share }) => share)).toEqual([0.25, 1, 0.5]);
  });

  it('stay below a goal that no day reached', () => {
    const { bars: drawn, goalShare } = layOutBars(week(10, 15), 30);
    expect(drawn.map(({ share }) => share)).toEqual([1 / 3, 0.5]);
    expect(goalShare).toBe(1);
  });

  it('show the goal beneath a day that went beyond it', () => {
    expect(layOutBars(week(60), 30).goalShare).toBe(0.5);
  });

  it('are empty for a week in which nothing happened', () => {
    expect(layOutBars(week(0, 0)).bars.map(({ share }) => share)).toEqual([0, 0]);
    expect(layOutBars([]).bars).toEqual([]);
  });

  it('stand beside each other from one end of the line to the other, each as wide as the next', () => {
    const { bars } = layOutBars(week(1, 2, 3, 4, 5, 6, 7));
    expect(bars[0]?.start).toBeCloseTo(0);
    expect(bars.at(-1)?.end).toBeCloseTo(1);
    const [width = 0] = bars.map(({ start, end }) => end - start);
    for (const [index, { start, end }] of bars.entries()) {
      expect(end - start).toBeCloseTo(width);
      if (index > 0) expect(start).toBeGreaterThan(bars[index - 1]?.end ?? 1);
    }
  });

  it('may be a single one', () => {
    const [only] = layOutBars(week(7)).bars;
    expect(only).toMatchObject({ date: '2026-11-16', share: 1 });
    expect((only?.start ?? 0) + (only?.end ?? 0)).toBeCloseTo(1);
  });

  it('are refused where a value or a goal cannot be drawn', () => {
    expect(() => layOutBars(week(1, Number.NaN))).toThrow('A chart cannot draw NaN (2026-11-17)');
    expect(() => layOutBars(week(-1))).toThrow('A chart cannot draw -1 (2026-11-16)');
    expect(() => layOutBars(week(1), Number.POSITIVE_INFINITY)).toThrow('A chart cannot draw Infinity (the goal)');
  });

  it('keep to 0 to 1 and to the order of their values, however small or huge', () => {
    const value = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), value, (values, goal) => {
        const { bars: drawn, goalShare } = layOutBars(week(...values), goal);
        for (const share of [...drawn.map((bar) => bar.share), goalShare]) expect(share >= 0 && share <= 1).toBe(true);
        const byValue = drawn.toSorted((a, b) => a.value - b.value).map(({ share }) => share);
        expect(byValue).toEqual(byValue.toSorted((a, b) => a - b));
      }),
    );
  });
});
