import { utcDay, utcMonday } from 'd3-time';

/** Where a day stands in a calendar: a column a week, a row a weekday from Monday; both from 0. */
export type Place = { column: number; row: number };

/**
 * Places days in a calendar whose first column is the week of the first day. The days are the learner's own, so no time zone and no
 * summer time moves them.
 * @throws RangeError for what is not a day
 */
export function placeInWeeks(dates: readonly string[]): readonly Place[] {
  const days = dates.map(readDay);
  const [first] = days;
  if (!first) return [];
  const start = utcMonday(first);
  return days.map((day) => {
    const index = utcDay.count(start, day);
    return { column: Math.floor(index / 7), row: index % 7 };
  });
}

function readDay(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(day.getTime())) return day;
  throw new RangeError(
    `A calendar cannot place “${date}”: a day is written like 2026-11-20. Mend it where it comes from.`,
  );
}
