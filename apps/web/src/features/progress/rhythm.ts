import type { DayTotal } from './progress.ts';

/** Days that a point looks back on, itself included. */
const week = 7;
/** Two weeks after the first practice this week can be compared with the one before. */
const daysBefore = 2 * week - 1;

/** How often was practised. */
export interface Rhythm {
  /** Days with practice in the seven up to each day, oldest first; none until there are enough. */
  readonly points: readonly { readonly date: string; readonly value: number }[];
  /** Days until there are points; null while nothing was practised. */
  readonly daysToWait: number | null;
}

/** Counts the days with practice in any seven, from the seventh day after the first practice on. */
export const measureRhythm = (days: readonly DayTotal[]): Rhythm => {
  const first = days.findIndex(({ sessions }) => sessions > 0);
  if (first < 0) return { points: [], daysToWait: null };
  const daysToWait = Math.max(0, first + daysBefore - (days.length - 1));
  if (daysToWait > 0) return { points: [], daysToWait };
  const points = days.slice(first + week - 1).map(({ date }, index) => {
    const upToIt = days.slice(first + index, first + index + week);
    return { date, value: upToIt.filter(({ sessions }) => sessions > 0).length };
  });
  return { points, daysToWait: 0 };
};
