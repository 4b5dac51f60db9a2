import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Intensity } from './cells.ts';
import { layOutSquares } from './squares.ts';

const intensity = fc.constantFrom<Intensity[]>(0, 1, 2, 3);
/** Days from a date on. @default Saturday 14 November 2026 */
const days = (intensities: readonly Intensity[], first = 14): Cell[] =>
  intensities.map((each, index) => ({
    date: new Date(Date.UTC(2026, 10, first + index)).toISOString().slice(0, 10),
    value: 0,
    intensity: each,
  }));
const firstDay = fc.integer({ min: 1, max: 30 });
const starts = (path: string) => path.match(/M\d+ \d+/g) ?? [];

describe('the picture of a year', () => {
  it('has a column a week, begun in the row of the first day', () => {
    const { paths, width, height } = layOutSquares(days([3, 3, 1]));
    expect(starts(paths[3])).toEqual(['M1 95', 'M1 111']);
    expect(starts(paths[1])).toEqual(['M17 15']);
    expect({ width, height }).toEqual({ width: 32, height: 112 });
  });

  it('draws more as a larger bubble', () => {
    const { paths } = layOutSquares(days([1, 2, 3]));
    const heights = ([1, 2, 3] as const).map((each) => Number(/v-([\d.]+)/.exec(paths[each])?.[1]));
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
    expect(heights[1]).toBeLessThan(heights[2] ?? 0);
  });

  it('shows every day once, and something beneath those that do not fill their place', () => {
    fc.assert(
      fc.property(fc.array(intensity, { maxLength: 400 }), firstDay, (intensities, first) => {
        const { paths, under } = layOutSquares(days(intensities, first));
        expect(new Set(Object.values(paths).flatMap(starts)).size).toBe(intensities.length);
        expect(starts(under).toSorted()).toEqual([...starts(paths[1]), ...starts(paths[2])].toSorted());
      }),
    );
  });

  it('stays on its canvas', () => {
    fc.assert(
      fc.property(fc.array(intensity, { maxLength: 400 }), firstDay, (intensities, first) => {
        const { paths, width, height } = layOutSquares(days(intensities, first));
        for (const start of Object.values(paths).flatMap(starts)) {
          const [x = NaN, y = NaN] = start.slice(1).split(' ').map(Number);
          expect(x >= 0 && x + 14 <= width && y - 14 >= 0 && y <= height).toBe(true);
        }
      }),
    );
  });
});
