import { describe, expect, it } from 'vitest';
import { countSecondsLeft, findAnnouncement } from './seconds-left.ts';

describe('the seconds of a countdown', () => {
  it.each([
    [6000, 6],
    [5999, 6],
    [5001, 6],
    [5000, 5],
    [1, 1],
    [0, 0],
    [-40, 0],
  ])('%d ms are %d', (remaining, seconds) => {
    expect(countSecondsLeft(remaining)).toBe(seconds);
  });

  it('are announced at the chosen ones only', () => {
    const said = [12, 11, 10, 9, 8, 7, 6, 5, 4].map((seconds) => findAnnouncement(seconds, [10, 5]));
    expect(said).toEqual([undefined, undefined, 10, 10, 10, undefined, undefined, 5, 5]);
  });

  it('are announced also where the chosen one was skipped', () => {
    expect(findAnnouncement(9, [10])).toBe(10);
  });

  it('are never announced where none is chosen', () => {
    expect(findAnnouncement(10, [])).toBeUndefined();
  });
});
