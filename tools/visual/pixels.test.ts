import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePixels, readPixels } from './pixels.ts';

/** A white PNG with some black pixels. */
function drawPng(width: number, height: number, black: readonly (readonly [x: number, y: number])[] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of black) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

test('The same pictures have no different pixels.', () => {
  expect(comparePixels(drawPng(8, 6), drawPng(8, 6)).count).toBe(0);
});

test('Every pixel that differs is counted and shown in red.', () => {
  const { count, picture } = comparePixels(drawPng(8, 6), drawPng(8, 6, [[3, 2]]));
  expect(count).toBe(1);
  const { data } = readPixels(picture);
  expect([...data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([255, 0, 0]);
});

test('What one picture is larger than the other differs.', () => {
  const { count, picture } = comparePixels(drawPng(8, 6), drawPng(8, 8));
  expect(count).toBe(16);
  expect(readPixels(picture).height).toBe(8);
});
