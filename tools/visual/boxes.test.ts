import { expect, test } from 'vitest';
import { decodeBoxes, encodeBoxes } from './boxes.ts';

test('Boxes are read as they were written.', () => {
  const boxes = [
    [24, 24, 366, 60],
    [-8, 0, 1280, 5000],
    [24, 3, 25, 4],
  ] as const;
  expect(decodeBoxes(encodeBoxes(boxes))).toEqual(boxes);
});

test('Nothing is written of no boxes.', () => {
  expect(encodeBoxes([])).toBe('');
  expect(decodeBoxes('')).toEqual([]);
});

test('Of a long page neighbouring boxes are written as their mean.', () => {
  const boxes = Array.from({ length: 64 }, (_, index) => [0, index * 10, 100, index * 10 + 8] as const);
  const read = decodeBoxes(encodeBoxes(boxes));
  expect(read).toHaveLength(32);
  expect(read[0]).toEqual([0, 5, 100, 13]);
  expect(encodeBoxes(boxes).length).toBeLessThan(300);
});
