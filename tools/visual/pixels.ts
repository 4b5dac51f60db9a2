import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Pixels } from './fingerprint.ts';

/** Reads the pixels of a PNG. */
export function readPixels(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ in any way. */
  readonly count: number;
  /** A PNG that shows them in red, as large as the larger of the two. */
  readonly picture: Buffer;
}

/** Compares two PNGs pixel by pixel; what one is larger than the other differs too. */
export function comparePixels(before: Buffer, after: Buffer): Difference {
  const [one, other] = [readPixels(before), readPixels(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = new PNG({ width, height });
  const count = pixelmatch(extend(one, width, height), extend(other, width, height), shown.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
  });
  return { count, picture: PNG.sync.write(shown) };
}

/** The same pixels in the corner of a larger picture; the rest of it is transparent. */
function extend({ width, height, data }: Pixels, newWidth: number, newHeight: number): Uint8Array {
  if (width === newWidth && height === newHeight) return data;
  const larger = new Uint8Array(newWidth * newHeight * 4);
  for (let row = 0; row < height; row++) {
    larger.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * newWidth * 4);
  }
  return larger;
}
