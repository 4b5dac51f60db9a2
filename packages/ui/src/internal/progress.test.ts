import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progress } from './progress.ts';

describe('progress', () => {
  it('is the share of the way', () => {
    expect(progress(412, 500)).toEqual({ now: 412, max: 500, share: 0.824 });
  });

  it('stops at both ends', () => {
    expect(progress(-3, 4)).toEqual({ now: 0, max: 4, share: 0 });
    expect(progress(9, 4)).toEqual({ now: 4, max: 4, share: 1 });
  });

  it('is nothing where there is no way to go', () => {
    expect(progress(5, 0)).toEqual({ now: 0, max: 0, share: 0 });
    expect(progress(Number.NaN, 10)).toEqual({ now: 0, max: 10, share: 0 });
  });

  it('never leaves 0 to 1', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const { share } = progress(value, max);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});
