import { bisectLeft } from 'd3-array';
import { drawable } from '../internal/drawable.ts';
import type { DayValue } from '../week-bars/bars.ts';

/** How much there was: nothing, low, medium, high. */
export type Intensity = 0 | 1 | 2 | 3;

/** Seconds over which a day counts as medium and as high. */
export const spokenThresholds: Thresholds = [60, 180];

/** Over the first a day is medium, over the second high; over nothing it is low. */
export type Thresholds = readonly [medium: number, high: number];

/** A day as it is drawn. */
export type Cell = { date: string; value: number; intensity: Intensity };

/**
 * How intense each day was: how many of the borders it is over. One that stands on a border is below it, as the rule for spoken
 * seconds has it, which d3's threshold scale would put above.
 * @throws RangeError for a value that cannot be drawn
 */
export function cells(days: readonly DayValue[], thresholds: Thresholds = spokenThresholds): readonly Cell[] {
  const borders = [0, ...thresholds];
  return days.map(({ date, value }) => ({
    date,
    value,
    intensity: bisectLeft(borders, drawable(value, date)) as Intensity,
  }));
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
