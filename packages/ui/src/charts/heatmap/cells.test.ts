import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCells, findStep } from './cells.ts';

const findIntensity = (seconds: number) => findCells([{ date: '2026-11-20', value: seconds }])[0]?.intensity;

describe('a day of the calendar', () => {
  it.each([
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
    [180, 2],
    [181, 3],
    [36_000, 3],
  ])('of %d s has intensity %d', (seconds, intensity) => {
    expect(findIntensity(seconds)).toBe(intensity);
  });

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY])('is refused for %d, which no day can be', (value) => {
    expect(() => findIntensity(value)).toThrow(`A chart cannot draw ${value} (2026-11-20)`);
  });

  it('keeps to the borders that it is given', () => {
    const given = findCells(
      [5, 6, 7].map((value) => ({ date: `day ${value}`, value })),
      [5, 6],
    );
    expect(given.map(({ intensity }) => intensity)).toEqual([1, 2, 3]);
  });

  it('never counts less for more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(findIntensity(less)).toBeLessThanOrEqual(findIntensity(more) ?? 0);
        },
      ),
    );
  });
});

describe('the days of a calendar', () => {
  it('are walked through with the arrows, to both ends too', () => {
    const steps = { across: 1, down: 7 };
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'a'].map((key) => findStep(key, steps))).toEqual([
      1,
      -1,
      7,
      -7,
      undefined,
    ]);
    expect([findStep('Home', steps), findStep('End', steps)]).toEqual([-Infinity, Infinity]);
  });
});
