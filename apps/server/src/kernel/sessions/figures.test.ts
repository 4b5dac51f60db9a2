import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDurationXp, longestPauseMs, measurePractice } from './figures.ts';

describe('the length of a session', () => {
  it('is the time from its start to its last activity', () => {
    expect(measurePractice(1000, [2000, 61_000, 31_000])).toBe(60_000);
    expect(measurePractice(1000, [])).toBe(0);
  });

  it('counts a longer pause as five minutes', () => {
    expect(measurePractice(0, [60_000, 60 * 60_000, 60 * 60_000 + 1000])).toBe(60_000 + longestPauseMs + 1000);
  });

  it('is never negative, never longer than the clock says, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat()), (start, times) => {
        const length = measurePractice(start, times);
        expect(length).toBeGreaterThanOrEqual(0);
        expect(length).toBeLessThanOrEqual(Math.max(0, ...times.map((time) => time - start)));
        expect(measurePractice(start, [...times].reverse())).toBe(length);
      }),
    );
  });
});

describe('the XP of a session', () => {
  it.each([
    [0, 0],
    [1, 1],
    [9999, 1],
    [10_000, 1],
    [20_000, 2],
    [59_999, 5],
    [600_000, 60],
  ])('of %d ms is %d', (duration, xp) => {
    expect(calculateDurationXp(duration)).toBe(xp);
  });
});
