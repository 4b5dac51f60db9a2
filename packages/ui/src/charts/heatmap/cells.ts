import { scaleThreshold } from 'd3-scale';
import { utcDay, utcMonday } from 'd3-time';
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

/** A step above a border belongs to what is above: 60 is still low. */
const above = (border: number): number => border + Number.EPSILON * Math.max(1, border);

/** How intense each day was. */
export function cells(days: readonly DayValue[], [medium, high]: Thresholds = spokenThresholds): readonly Cell[] {
  const scale = scaleThreshold<number, Intensity>()
    .domain([Number.MIN_VALUE, above(medium), above(high)])
    .range([0, 1, 2, 3]);
  return days.map(({ date, value }) => {
    const drawn = drawable(value);
    return { date, value: drawn, intensity: scale(drawn) };
  });
}

/** The row of a calendar's first day: 0 is Monday, 6 is Sunday. */
export function firstRow(date: string | undefined): number {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? 0 : utcDay.count(utcMonday.floor(day), day);
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
