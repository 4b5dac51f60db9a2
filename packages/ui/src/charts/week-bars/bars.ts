import { max } from 'd3-array';
import { drawable } from '../internal/drawable.ts';

/** A day and what it brought. */
export type DayValue = {
  /** The learner's own day, `2026-11-20`. */
  date: string;
  value: number;
};

/** A bar as it is drawn. */
export type Bar = { date: string; value: number; share: number };

/**
 * How high each bar is: 1 is the highest day, or the goal where no day reached it.
 * A day without a value, or with one that cannot be, is empty.
 */
export function bars(days: readonly DayValue[], goal = 0): { bars: readonly Bar[]; goalShare: number } {
  const drawn = days.map(({ date, value }) => ({ date, value: drawable(value) }));
  const top = Math.max(max(drawn, ({ value }) => value) ?? 0, drawable(goal));
  const share = (value: number): number => (top === 0 ? 0 : value / top);
  return {
    bars: drawn.map((day) => ({ ...day, share: share(day.value) })),
    goalShare: share(drawable(goal)),
  };
}
