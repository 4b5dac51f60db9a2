import { extent, range } from 'd3-array';
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** The canvas of a sparkline, in its own units: wide, so that a change can be seen. */
export const canvas = { width: 160, height: 48, margin: 5 };

/** A value at one moment. */
export type Point = {
  /** When, in words. */
  label: string;
  value: number;
};

/** The course of a number as a path, what lies under it, and where it ends. */
export type Course = {
  path: string;
  under: string;
  last: { x: number; y: number } | null;
  lowest: number;
  highest: number;
};

/**
 * Lays the points out. A number that never changes runs through the middle.
 * @throws RangeError for a point that is no finite number
 */
export function layOutCourse(points: readonly Point[]): Course {
  const values = points.map(finite);
  const [lowest = 0, highest = 0] = extent(values);
  const { width, height, margin } = canvas;
  const x = scalePoint(range(values.length), [margin, width - margin]);
  // Of halves, because the range of the largest numbers is no number.
  const y = scaleLinear([lowest / 2, highest / 2], [height - margin, margin]);
  const left = (_value: number, index: number): number => x(index) ?? 0;
  const top = (value: number): number => y(value / 2);
  const end = values.at(-1);
  return {
    path: line(left, top).curve(curveMonotoneX).digits(1)(values) ?? '',
    under: area(left, height, top).curve(curveMonotoneX).digits(1)(values) ?? '',
    last: end === undefined ? null : { x: left(end, values.length - 1), y: top(end) },
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
