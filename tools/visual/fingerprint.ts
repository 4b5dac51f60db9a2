import { createHash } from 'node:crypto';
import type { PageDescription } from '../../.storybook/pictures/describe-page.ts';
import { decodeBoxes, encodeBoxes } from './boxes.ts';
import type { LayoutRecord, PictureRecord } from './manifest.ts';

/** Pixels of a picture: four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A fingerprint says what a story looks like, without depending on how a version of Chromium smooths edges. */
export type Fingerprint = Omit<LayoutRecord, 'light' | 'dark'> & Omit<PictureRecord, 'hash'>;

/** Cells of the grid in each direction. */
const cells = 4;

/** Pixels by which another version may round a place or a size. */
const pixelSlack = 2;

/** Steps of 256 by which the mean colour of a cell may differ, where only the smoothing of edges differs. */
const colourSlack = 2;

/** Computes the fingerprint of a picture from its pixels and from what its page says. */
export function takeFingerprint(pixels: Pixels, { words, paint, boxes }: PageDescription): Fingerprint {
  return {
    size: `${pixels.width}x${pixels.height}`,
    words: shorten(words),
    boxes: encodeBoxes(boxes),
    paint: shorten(paint),
    grid: Buffer.from(averageColours(pixels)).toString('base64'),
  };
}

/**
 * Says in words how two fingerprints differ.
 * @returns nothing where they show the same
 */
export function compareFingerprints(before: Fingerprint, after: Fingerprint): readonly string[] {
  return [
    ...(before.words === after.words ? [] : ['the words differ']),
    ...(areClose(readSize(before.size), readSize(after.size), pixelSlack)
      ? []
      : [`the size was ${before.size} and is ${after.size}`]),
    ...(before.paint === after.paint ? [] : ['the styles that are painted differ (colours, borders, shadows, type)']),
    ...(areClose(decodeBoxes(before.boxes).flat(), decodeBoxes(after.boxes).flat(), pixelSlack)
      ? []
      : ['elements lie in other places']),
    ...(areClose(decodeColours(before.grid), decodeColours(after.grid), colourSlack)
      ? []
      : ['the mean colours differ']),
  ];
}

const shorten = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);

const readSize = (size: string): number[] => size.split('x').map(Number);

const decodeColours = (grid: string): number[] => [...Buffer.from(grid, 'base64')];

const areClose = (before: readonly number[], after: readonly number[], slack: number): boolean =>
  before.length === after.length && before.every((value, index) => Math.abs(value - (after[index] ?? 0)) <= slack);

/** Red, green and blue of each cell of the grid. */
function averageColours({ width, height, data }: Pixels): number[] {
  return Array.from({ length: cells * cells }, (_, cell) => {
    const [left, right] = bound(cell % cells, width);
    const [top, bottom] = bound(Math.floor(cell / cells), height);
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y++) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
      }
    }
    const count = Math.max(1, (right - left) * (bottom - top));
    return sum.map((value) => Math.round(value / count));
  }).flat();
}

const bound = (index: number, size: number): readonly [from: number, to: number] => [
  Math.floor((index * size) / cells),
  Math.floor(((index + 1) * size) / cells),
];
