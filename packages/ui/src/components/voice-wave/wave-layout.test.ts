import { describe, expect, it } from 'vitest';
import { drawWavePath, spread } from './wave-layout.ts';

describe('the wave of a voice', () => {
  it('has the newest level in the middle and older ones further out', () => {
    const bars = spread([1, 0, 0], 5);
    expect(bars[2]).toBeGreaterThan(0.5);
    expect([bars[0], bars[1], bars[3], bars[4]]).toEqual([0, 0, 0, 0]);
  });

  it('moves outwards to both sides as the voice goes on', () => {
    const bars = spread([0, 0, 1], 5);
    expect(bars[0]).toBeGreaterThan(0.5);
    expect(bars[4]).toBeGreaterThan(0.5);
    expect(bars[2]).toBe(0);
  });

  it('never shows more than the level it was given', () => {
    expect(Math.max(...spread(Array(20).fill(0.4), 39))).toBeLessThanOrEqual(0.4);
  });

  it('is a row of points in silence', () => {
    expect(drawWavePath([0, 0])).toBe('M5 49.99V50.01M15 49.99V50.01');
  });

  it('stays on its canvas whatever the level', () => {
    expect(drawWavePath([7, Number.NaN, -3])).toBe('M5 4.00V96.00M15 49.99V50.01M25 49.99V50.01');
  });
});
