import type { Box } from '../../.storybook/pictures/describe-page.ts';

/** Most boxes that are written down: of a longer page several boxes become one, their mean. */
const most = 32;

/** Writes boxes in a few bytes each: what changes from one to the next, as variable-length integers, base64. */
export function encodeBoxes(boxes: readonly Box[]): string {
  const bytes: number[] = [];
  let last: Box = [0, 0, 0, 0];
  for (const box of groupBoxes(boxes)) {
    box.forEach((value, index) => writeInteger(bytes, value - (last[index] ?? 0)));
    last = box;
  }
  return Buffer.from(bytes).toString('base64');
}

/** Reads what `encodeBoxes` has written. */
export function decodeBoxes(text: string): Box[] {
  const values = readIntegers(Buffer.from(text, 'base64'));
  const boxes: Box[] = [];
  let last: Box = [0, 0, 0, 0];
  for (let at = 0; at + 3 < values.length; at += 4) {
    last = last.map((value, index) => value + (values[at + index] ?? 0)) as unknown as Box;
    boxes.push(last);
  }
  return boxes;
}

function groupBoxes(boxes: readonly Box[]): readonly Box[] {
  const size = Math.max(1, Math.ceil(boxes.length / most));
  const groups = Array.from({ length: Math.ceil(boxes.length / size) }, (_, index) =>
    boxes.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => {
    const mean = (side: number) => Math.round(group.reduce((sum, box) => sum + (box[side] ?? 0), 0) / group.length);
    return [mean(0), mean(1), mean(2), mean(3)];
  });
}

/** Small numbers of either sign take one byte: 7 bits a byte, and the highest bit where more follow. */
function writeInteger(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function readIntegers(bytes: Uint8Array): number[] {
  const values: number[] = [];
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte % 128) * factor;
    factor *= 128;
    if (byte > 127) continue;
    values.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return values;
}
