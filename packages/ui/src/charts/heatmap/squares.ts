import type { Cell, Intensity } from './cells.ts';

/** Side of a square and of its place, in the picture's own units. */
const side = 11;
const step = 16;
/** What a round stroke adds at every edge. */
const edge = (step - 2 - side) / 2;

/** A year as a picture: how wide it is, and one path for all days of an intensity. */
export type Squares = { width: number; height: number; paths: Readonly<Record<Intensity, string>> };

/**
 * Lays days out a column a week. Four paths instead of a node a day: a year is drawn in a tenth of the time.
 * @param firstRow the row of the first day, 0 to 6
 */
export function squares(cells: readonly Cell[], firstRow: number): Squares {
  const paths: Record<Intensity, string> = { 0: '', 1: '', 2: '', 3: '' };
  for (const [index, { intensity }] of cells.entries()) {
    const place = firstRow + index;
    const x = Math.floor(place / 7) * step + edge + 1;
    const y = (place % 7) * step + edge + 1;
    paths[intensity] += `M${x} ${y}h${side}v${side}h-${side}z`;
  }
  return { width: Math.ceil((firstRow + cells.length) / 7) * step, height: 7 * step, paths };
}
