import { dayMs } from './durations.ts';

/**
 * The date so many days after another, before it for a negative number.
 * @param date `YYYY-MM-DD`
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Counts the days from one date, `YYYY-MM-DD`, to a later one. */
export const countDays = (earlier: string, later: string): number => (Date.parse(later) - Date.parse(earlier)) / dayMs;
