import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { checkDrawable } from '../internal/drawable.ts';

/** A day and what it brought. */
export type DayValue = {
  /** The learner's own day, `2026-11-20`. */
  date: string;
  value: number;
};

/** A bar as it is drawn: how high, and from where to where along the line, each from 0 to 1. */
export type Bar = { date: string; value: number; share: number; start: number; end: number };

/** Share of a day's place that stays free beside its bar. */
const gap = 0.3;

/**
 * Lays bars out beside each other. The highest is the best day, or the goal where no day reached it.
 * @throws RangeError for a value or a goal that cannot be drawn
 */
export function layOutBars(days: readonly DayValue[], goal = 0): { bars: readonly Bar[]; goalShare: number } {
  const top = Math.max(
    max(days, ({ date, value }) => checkDrawable(value, date)) ?? 0,
    checkDrawable(goal, 'the goal'),
  );
  // Where there is nothing, nothing is no height.
  const height = scaleLinear([0, top || 1], [0, 1]);
  const place = scaleBand(
    days.map(({ date }) => date),
    [0, 1],
  ).paddingInner(gap);
  const bars = days.map(({ date, value }) => {
    const start = place(date) ?? 0;
    return { date, value, share: height(value), start, end: start + place.bandwidth() };
  });
  return { bars, goalShare: height(goal) };
}
