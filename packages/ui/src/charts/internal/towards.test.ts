import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureGoal } from './towards.ts';

describe('the way to a goal', () => {
  it.each([
    [0, 30, 0, 0, 0],
    [22, 30, 22 / 30, 0, 73],
    [29, 100, 0.29, 0, 29],
    [30, 30, 1, 0, 100],
    [45, 30, 1, 0.5, 100],
    [90, 30, 1, 1, 100],
    [5, 0, 0, 0, 0],
    [Number.MAX_VALUE, 1, 1, 1, 100],
    [Number.MAX_VALUE, Number.MIN_VALUE, 1, 1, 100],
  ])('is, for %d of %d, a share of %d, %d beyond, and %d %%', (value, goal, share, beyond, percent) => {
    expect(measureGoal(value, goal, 'XP')).toEqual({ share, beyond, percent });
  });

  it('is refused for what is no amount, and says what was counted', () => {
    expect(() => measureGoal(Number.NaN, 30, 'XP')).toThrow('A chart cannot draw NaN (XP)');
    expect(() => measureGoal(-1, 30, 'XP')).toThrow('A chart cannot draw -1 (XP)');
    expect(() => measureGoal(1, Number.POSITIVE_INFINITY, 'XP')).toThrow(
      'A chart cannot draw Infinity (the goal of XP)',
    );
  });

  it('is done when the goal is reached, and not before', () => {
    const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(amount, amount, (value, goal) => {
        const { share, percent } = measureGoal(value, goal, 'XP');
        expect(share >= 0 && share <= 1).toBe(true);
        expect(percent === 100).toBe(share === 1);
      }),
    );
  });
});
