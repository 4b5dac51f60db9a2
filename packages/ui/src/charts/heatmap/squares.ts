import { max, range } from 'd3-array';
import { scaleBand } from 'd3-scale';
import type { Cell, Intensity } from './cells.ts';
import { placeInWeeks } from './weeks.ts';

/** Side of a day and of its place, in the picture's own units. */
const side = 14;
const step = 16;
const rows = 7;

/** Where each of so many lines of days begins. */
function layOutLines(count: number): readonly number[] {
  const band = scaleBand(range(count), [0, count * step])
    .paddingInner((step - side) / step)
    .paddingOuter((step - side) / step / 2);
  return band.domain().map((line) => round(band(line) ?? 0));
}

/** How much of a day's side its bubble takes. What is more is larger, so that it is seen without colour too. */
const shares: Readonly<Record<Intensity, number>> = { 0: 1, 1: 0.45, 2: 0.7, 3: 1 };

const round = (value: number): number => Math.round(value * 100) / 100;

/** A bubble with the speech corner, from its tight corner upwards. */
function bubble(size: number): string {
  const r = round(size / 3.5);
  const long = round(size - r);
  const short = round(size - 2 * r);
  return `v-${long}a${r} ${r} 0 0 1 ${r}-${r}h${short}a${r} ${r} 0 0 1 ${r} ${r}v${short}a${r} ${r} 0 0 1-${r} ${r}z`;
}

const shapes = [bubble(side), bubble(side * shares[1]), bubble(side * shares[2]), bubble(side)] as const;

/** A year as a picture: how wide it is, what lies under the days with something, and one path for all days of an intensity. */
export type Squares = { width: number; height: number; under: string; paths: Readonly<Record<Intensity, string>> };

/** Lays days out a column a week. Five paths instead of a node a day: a year is drawn in a tenth of the time. */
export function layOutSquares(cells: readonly Cell[]): Squares {
  const places = placeInWeeks(cells.map(({ date }) => date));
  const columns = (max(places, ({ column }) => column) ?? -1) + 1;
  const [left, top] = [layOutLines(columns), layOutLines(rows)];
  const paths: Record<Intensity, string> = { 0: '', 1: '', 2: '', 3: '' };
  let under = '';
  for (const [index, { intensity }] of cells.entries()) {
    const { column = 0, row = 0 } = places[index] ?? {};
    const start = `M${left[column] ?? 0} ${(top[row] ?? 0) + side}`;
    paths[intensity] += start + shapes[intensity];
    if (intensity === 1 || intensity === 2) under += start + shapes[0];
  }
  return { width: columns * step, height: rows * step, under, paths };
}
