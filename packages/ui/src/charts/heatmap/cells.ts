import { drawable } from '../internal/drawable.ts';
import type { DayValue } from '../week-bars/bars.ts';

/** How much there was: nothing, low, medium, high. */
export type Intensity = 0 | 1 | 2 | 3;

/** Seconds over which a day counts as medium and as high (spec §9). */
export const spokenThresholds: Thresholds = [60, 180];

/** Over the first a day is medium, over the second high; over nothing it is low. */
export type Thresholds = readonly [medium: number, high: number];

/** A day as it is drawn. */
export type Cell = { date: string; value: number; intensity: Intensity };

/**
 * How intense each day was. Three comparisons: a threshold scale of d3 weighs 0.6 kB more and puts a value that stands on a border
 * above it, where the specification has it below.
 * @throws RangeError for a value that cannot be drawn
 */
export function cells(days: readonly DayValue[], [medium, high]: Thresholds = spokenThresholds): readonly Cell[] {
  return days.map(({ date, value }) => {
    drawable(value, date);
    return { date, value, intensity: value > high ? 3 : value > medium ? 2 : value > 0 ? 1 : 0 };
  });
}

/** The row of a calendar's first day: 0 is Monday, 6 is Sunday. Counting weeks with d3-time would weigh 2 kB. */
export function firstRow(date: string | undefined): number {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return Number.isNaN(day) ? 0 : (day + 6) % 7;
}

/** Where a key leads from a day, in days; nothing for keys that lead nowhere. */
export function step(key: string, { across, down }: { across: number; down: number }): number | undefined {
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
