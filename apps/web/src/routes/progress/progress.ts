import type { Practice } from '@sayso/api/contract/progress';

/** What was done on one day. */
export interface DayTotal {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly xp: number;
  readonly seconds: number;
  readonly phrases: number;
  readonly sessions: number;
}

const nothing = { xp: 0, seconds: 0, phrases: 0, sessions: 0 };

const added = (total: Omit<DayTotal, 'date'>, { xp, seconds, phrases }: Practice) => ({
  xp: total.xp + xp,
  seconds: total.seconds + seconds,
  phrases: total.phrases + phrases,
  sessions: total.sessions + 1,
});

/** What was done on each of these days; a day off has zeros. */
export const totalsOf = (practice: readonly Practice[], dates: readonly string[]): readonly DayTotal[] =>
  dates.map((date) => ({
    date,
    ...practice.filter((session) => session.date === date).reduce<Omit<DayTotal, 'date'>>(added, nothing),
  }));

/** All these days as one. */
export const sumOf = (days: readonly DayTotal[]): Omit<DayTotal, 'date'> =>
  days.reduce<Omit<DayTotal, 'date'>>(
    (total, day) => ({
      xp: total.xp + day.xp,
      seconds: total.seconds + day.seconds,
      phrases: total.phrases + day.phrases,
      sessions: total.sessions + day.sessions,
    }),
    nothing,
  );
