import { describe, expect, test } from 'vitest';
import { compareFingerprints, type Fingerprint, type Pixels, takeFingerprint } from './fingerprint.ts';

const page = {
  words: 'Free plan',
  paint: 'rgb(0, 0, 0)|16px',
  boxes: [[24, 24, 124, 48]],
} as const;

/** A grey picture, of which some pixels may be of another grey. */
function paintGrey(width: number, height: number, change: (x: number, y: number) => number = () => 0): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) {
    data.fill(200 + change(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  }
  return { width, height, data };
}

const take = (changed: Partial<Parameters<typeof takeFingerprint>[1]> = {}, pixels = paintGrey(80, 40)): Fingerprint =>
  takeFingerprint(pixels, { ...page, ...changed });

describe('Two fingerprints show the same', () => {
  test('where nothing changed.', () => {
    expect(compareFingerprints(take(), take())).toEqual([]);
  });

  test('where only the edges of a shape are smoothed in another way.', () => {
    const smoothed = paintGrey(80, 40, (x, y) => (x === 20 && y % 2 === 0 ? 40 : 0));
    expect(compareFingerprints(take(), take({}, smoothed))).toEqual([]);
  });

  test('where another version rounds a place or a height by a pixel.', () => {
    expect(compareFingerprints(take(), take({ boxes: [[24, 25, 124, 49]] }, paintGrey(80, 41)))).toEqual([]);
  });
});

describe('Two fingerprints differ', () => {
  test('where a word changed.', () => {
    expect(compareFingerprints(take(), take({ words: 'Free Plan' }))).toEqual(['the words differ']);
  });

  test('where a colour or a shadow changed that covers a few pixels only.', () => {
    expect(compareFingerprints(take(), take({ paint: 'rgb(0, 0, 1)|16px' }))).toHaveLength(1);
  });

  test('where an element has moved.', () => {
    expect(compareFingerprints(take(), take({ boxes: [[28, 24, 128, 48]] }))).toEqual(['elements lie in other places']);
  });

  test('where an element is gone.', () => {
    expect(compareFingerprints(take(), take({ boxes: [] }))).toEqual(['elements lie in other places']);
  });

  test('where the picture has another size.', () => {
    expect(compareFingerprints(take(), take({}, paintGrey(80, 48)))).toEqual(['the size was 80x40 and is 80x48']);
  });

  test('where a drawing that no style describes has another colour.', () => {
    const drawn = paintGrey(80, 40, (x, y) => (x < 10 && y < 8 ? 50 : 0));
    expect(compareFingerprints(take(), take({}, drawn))).toEqual(['the mean colours differ']);
  });
});
