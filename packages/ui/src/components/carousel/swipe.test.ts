import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTo } from './slides.ts';
import { drag, follow, press, release } from './swipe.ts';

const swiped = (by: number, mirrored?: boolean) => release(drag(press(100, 50), 100 + by, 50), mirrored);

describe('a swipe', () => {
  it('to the left goes forward, to the right back', () => {
    expect([swiped(-10), swiped(10)]).toEqual([1, -1]);
  });

  it('is the other way round in right-to-left text', () => {
    expect([swiped(-10, true), swiped(10, true)]).toEqual([-1, 1]);
  });

  it('of less than 10 px is none', () => {
    expect([swiped(-9), swiped(9), swiped(0), swiped(Number.NaN)]).toEqual([0, 0, 0, 0]);
  });

  it('that came back to where it began leads nowhere, and is no tap either', () => {
    const back = drag(drag(press(100, 50), 40, 50), 97, 50);
    expect([back.kind, release(back)]).toEqual(['swiping', 0]);
  });

  it('is none once the finger scrolled the page', () => {
    expect(release(drag(drag(press(100, 50), 104, 70), 20, 80))).toBe(0);
  });

  it('goes on although the finger sinks later', () => {
    expect(release(drag(drag(press(100, 50), 80, 52), 60, 140))).toBe(1);
  });

  it('takes the slides along, and only a third of the way where there is no next one', () => {
    const [left, right] = [drag(press(100, 50), 70, 50), drag(press(100, 50), 130, 50)];
    expect([follow(left, 0, 3), follow(right, 0, 3), follow(left, 2, 3), follow(right, 0, 3, true)]).toEqual([
      -30, 10, -10, 30,
    ]);
  });

  it('never leads out of the slides nor past the next one, whatever the fingers do', () => {
    const place = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        fc.array(fc.array(place, { minLength: 1, maxLength: 6 }), { maxLength: 20 }),
        (count, mirrored, gestures) => {
          let index = 0;
          for (const [[x, y] = [0, 0], ...moves] of gestures) {
            const end = moves.reduce((swipe, [toX, toY]) => drag(swipe, toX, toY), press(x, y));
            const next = moveTo(index + release(end, mirrored), count);
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next).toBeLessThan(count);
            expect(Math.abs(next - index)).toBeLessThanOrEqual(1);
            index = next;
          }
        },
      ),
    );
  });
});
