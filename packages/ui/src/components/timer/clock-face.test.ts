import { describe, expect, it } from 'vitest';
import { clockFace, isoDuration } from './clock-face.ts';

describe('a timer', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [222, '3:42'],
    [3600, '60:00'],
    [-5, '0:00'],
  ])('shows %d seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });

  it('pads the minutes where two digits are asked for', () => {
    expect(clockFace(65, 2)).toBe('01:05');
  });

  it('says the same to machines', () => {
    expect(isoDuration(222.8)).toBe('PT3M42S');
  });
});
