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
 * @throws RangeError for a value or a goal that cannot be drawn
 */
export function bars(days: readonly DayValue[], goal = 0): { bars: readonly Bar[]; goalShare: number } {
  const top = Math.max(max(days, ({ date, value }) => drawable(value, date)) ?? 0, drawable(goal, 'the goal'));
  // d3's linear scale weighs 9 kB; from 0 up it is this division.
  const share = (value: number): number => (top === 0 ? 0 : value / top);
  return { bars: days.map(({ date, value }) => ({ date, value, share: share(value) })), goalShare: share(goal) };
}
