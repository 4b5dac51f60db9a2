import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNextStep, findSlideByKey, moveTo } from './slides.ts';

describe('the slides', () => {
  it('are never left, wherever the visitor wants to go', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 9 }), (index, count) => {
        const shown = moveTo(index, count);
        expect(Number.isInteger(shown) && shown >= 0 && shown < count).toBe(true);
      }),
    );
  });

  it('come by themselves up to the last one, and then the end', () => {
    expect([0, 1, 2].map((index) => findNextStep(index, 3, 3000, 5000))).toEqual([
      { after: 3000, what: 'next' },
      { after: 3000, what: 'next' },
      { after: 5000, what: 'end' },
    ]);
  });

  it('stay where no time is set', () => {
    expect([findNextStep(0, 3, undefined, 5000), findNextStep(2, 3, 3000, undefined)]).toEqual([undefined, undefined]);
  });

  it('never come around by themselves, from wherever they begin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (count, start) => {
        let [index, ends] = [moveTo(start, count), 0];
        for (let turn = 0; turn < 20 && ends === 0; turn += 1) {
          const what = findNextStep(index, count, 3000, 5000)?.what;
          if (what === 'end') ends += 1;
          else index = moveTo(index + 1, count);
        }
        expect([index, ends]).toEqual([count - 1, 1]);
      }),
    );
  });
});

describe('the keys', () => {
  it('go forward and back in the direction of reading', () => {
    expect([findSlideByKey('ArrowRight', 1, 3), findSlideByKey('ArrowLeft', 1, 3)]).toEqual([2, 0]);
    expect([findSlideByKey('ArrowRight', 1, 3, true), findSlideByKey('ArrowLeft', 1, 3, true)]).toEqual([0, 2]);
  });

  it('stop at the first and the last, and go there at once', () => {
    expect([findSlideByKey('ArrowLeft', 0, 3), findSlideByKey('ArrowRight', 2, 3)]).toEqual([0, 2]);
    expect([findSlideByKey('Home', 2, 3), findSlideByKey('End', 0, 3)]).toEqual([0, 2]);
  });

  it('that say nothing about slides lead nowhere', () => {
    expect([findSlideByKey('Enter', 1, 3), findSlideByKey('ArrowDown', 1, 3)]).toEqual([undefined, undefined]);
  });
});
