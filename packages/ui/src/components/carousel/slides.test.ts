import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, swipe } from './slides.ts';

describe('a swipe', () => {
  it('to the left goes forward, to the right back', () => {
    expect([swipe(-10), swipe(10)]).toEqual([1, -1]);
  });

  it('is the other way round in right-to-left text', () => {
    expect([swipe(-10, true), swipe(10, true)]).toEqual([-1, 1]);
  });

  it('of less than 10 px is none', () => {
    expect([swipe(-9), swipe(9), swipe(0), swipe(Number.NaN)]).toEqual([0, 0, 0, 0]);
  });
});

describe('the slides', () => {
  it('are never left, and never go around', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.constantFrom(-1, 0, 1)), (count, steps) => {
        let index = 0;
        for (const step of steps) {
          const next = move(index, step, count);
          expect(Math.abs(next - index)).toBeLessThanOrEqual(1);
          expect(next >= 0 && next < count).toBe(true);
          index = next;
        }
      }),
    );
  });
});
