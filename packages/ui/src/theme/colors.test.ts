import { describe, expect, it } from 'vitest';
import { colorPairs } from './color-pairs.ts';
import { dark, light } from './colors.ts';
import { contrast } from './contrast.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, scheme) => {
  it.each(colorPairs)('shows $use on $on with at least $ratio:1', ({ on, use, ratio }) => {
    expect(contrast(scheme[use], scheme[on])).toBeGreaterThanOrEqual(ratio);
  });
});

describe('the contrast of two colours', () => {
  it('is 21 for black and white, whichever comes first', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 1 for a colour on itself', () => {
    expect(contrast('#F5522D', '#F5522D')).toBe(1);
  });

  it('agrees with the published value of a mid grey on white', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('refuses a colour that it cannot read', () => {
    expect(() => contrast('red', '#FFFFFF')).toThrow('"red" is not a colour');
  });
});
