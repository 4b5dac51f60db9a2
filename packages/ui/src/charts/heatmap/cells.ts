import { bisectLeft } from 'd3-array';
import { checkDrawable } from '../internal/drawable.ts';
import type { DayValue } from '../week-bars/bars.ts';

/** Intensity of a day: nothing, low, medium, high. */
export type Intensity = 0 | 1 | 2 | 3;

/** Seconds over which a day counts as medium and as high. */
export const spokenThresholds: Thresholds = [60, 180];

/** Above the first a day is medium, above the second high; above 0 it is low. */
export type Thresholds = readonly [medium: number, high: number];

/** A day as it is drawn. */
export type Cell = { date: string; value: number; intensity: Intensity };

/**
 * Finds the intensity of each day: the number of thresholds that it exceeds. A value equal to a threshold does not exceed it, as specified;
 * d3's threshold scale would put it above.
 * @throws RangeError for a value that cannot be drawn
 */
export function findCells(days: readonly DayValue[], thresholds: Thresholds = spokenThresholds): readonly Cell[] {
  const borders = [0, ...thresholds];
  return days.map(({ date, value }) => ({
    date,
    value,
    intensity: bisectLeft(borders, checkDrawable(value, date)) as Intensity,
  }));
}

/** Finds how many days a key moves the focus; undefined for other keys. */
export function findStep(key: string, { across, down }: { across: number; down: number }): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: across,
    ArrowLeft: -across,
    ArrowDown: down,
    ArrowUp: -down,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key];
}
