import { extent } from 'd3-array';
import { curveMonotoneX, line } from 'd3-shape';

/** The canvas of a sparkline, in its own units: wide, so that a change can be seen. */
export const canvas = { width: 160, height: 48, margin: 5 };

/** A value at one moment. */
export type Point = {
  /** When, in words. */
  label: string;
  value: number;
};

/** The course of a number as a path, and where it ends. */
export type Course = { path: string; last: { x: number; y: number } | null; lowest: number; highest: number };

/**
 * Lays the points out. A number that never changes runs through the middle.
 * @throws RangeError for a point that is no finite number
 */
export function course(points: readonly Point[]): Course {
  const values = points.map(finite);
  const [lowest = 0, highest = 0] = extent(values);
  const { width, height, margin } = canvas;
  // Halved, because the range of the largest numbers is no number.
  const range = highest / 2 - lowest / 2;
  const x = (index: number): number =>
    values.length < 2 ? width / 2 : margin + (index / (values.length - 1)) * (width - 2 * margin);
  const y = (value: number): number =>
    range === 0 ? height / 2 : height - margin - ((value / 2 - lowest / 2) / range) * (height - 2 * margin);
  const draw = line<number>((_value, index) => x(index), y)
    .curve(curveMonotoneX)
    .digits(1);
  const end = values.at(-1);
  return {
    path: draw(values) ?? '',
    last: end === undefined ? null : { x: x(values.length - 1), y: y(end) },
    lowest,
    highest,
  };
}

function finite({ value, label }: Point): number {
  if (Number.isFinite(value)) return value;
  throw new RangeError(
    `A sparkline cannot draw ${value} (${label}): a value is a finite number. Mend it where it comes from, or leave it out.`,
  );
}
