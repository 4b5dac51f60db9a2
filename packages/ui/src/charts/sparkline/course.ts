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

/** Lays the points out; one that is no number is left out, and a number that never changes runs through the middle. */
export function course(points: readonly Point[]): Course {
  const values = points.map(({ value }) => value).filter((value) => Number.isFinite(value));
  const [lowest = 0, highest = 0] = extent(values);
  const { width, height, margin } = canvas;
  const x = (index: number): number =>
    values.length < 2 ? width / 2 : margin + (index / (values.length - 1)) * (width - 2 * margin);
  const y = (value: number): number =>
    lowest === highest ? height / 2 : height - margin - ((value - lowest) / (highest - lowest)) * (height - 2 * margin);
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
