import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInWeeks } from './weeks.ts';

const dayMs = 86_400_000;
const daysFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(start + index * dayMs).toISOString().slice(0, 10));

describe('a calendar', () => {
  it('begins in the row of its first weekday, and with a column for its week', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].flatMap((date) => placeInWeeks([date]))).toEqual([
      { column: 0, row: 0 },
      { column: 0, row: 4 },
      { column: 0, row: 6 },
    ]);
    expect(placeInWeeks([])).toEqual([]);
  });

  it('goes on in the next column on Monday', () => {
    expect(placeInWeeks(['2026-11-22', '2026-11-23'])).toEqual([
      { column: 0, row: 6 },
      { column: 1, row: 0 },
    ]);
  });

  it('leaves the places of days free that are not there', () => {
    expect(placeInWeeks(['2026-11-16', '2026-11-18', '2026-12-01']).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 2],
      [2, 1],
    ]);
  });

  it('refuses what is not a day, and says what it is', () => {
    expect(() => placeInWeeks(['yesterday'])).toThrow('A calendar cannot place “yesterday”');
  });

  it('goes down the week and on to the next, over the ends of months and years and the changes of the clock', () => {
    const start = fc.integer({ min: 0, max: 30_000 }).map((day) => day * dayMs);
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 400 }), (from, count) => {
        const places = placeInWeeks(daysFrom(from, count));
        const [first] = places;
        for (const [index, { column, row }] of places.entries())
          expect(column * 7 + row).toBe((first?.row ?? 0) + index);
      }),
    );
  });
});
