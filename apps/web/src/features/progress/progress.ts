import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getProgress, Practice, RecurringError } from '@sayso/api/contract/progress';
import { datesUpTo } from '../../platform/calendar/days.ts';
import { withoutTags } from '../../platform/text/without-tags.ts';

/** Days of the calendar's month view: what is asked for. */
export const daysShown = 30;

/** The practice of one day. */
export interface DayTotal {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly xp: number;
  /** How long the sessions were. */
  readonly seconds: number;
  /** How long the learner spoke in them. */
  readonly spokenSeconds: number;
  readonly phrases: number;
  readonly sessions: number;
}

/** The data of the page. */
export interface Progress {
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  /** Thirty days up to today, oldest first, days off included. */
  readonly days: readonly DayTotal[];
  /** The sessions of these days, newest first. */
  readonly sessions: readonly Practice[];
  /** Figures that only a server has that adds up the sessions itself. */
  readonly more: {
    readonly totalXp: number;
    readonly streak: number;
    readonly errors: readonly RecurringError[];
  } | null;
}

const nothing = { xp: 0, seconds: 0, spokenSeconds: 0, phrases: 0, sessions: 0 };

const added = (total: Omit<DayTotal, 'date'>, { xp, seconds, spokenSeconds, phrases }: Practice) => ({
  xp: total.xp + xp,
  seconds: total.seconds + seconds,
  spokenSeconds: total.spokenSeconds + spokenSeconds,
  phrases: total.phrases + phrases,
  sessions: total.sessions + 1,
});

/** Sums the practice of each of these days; a day off has zeros. */
export const sumTotals = (practice: readonly Practice[], dates: readonly string[]): readonly DayTotal[] =>
  dates.map((date) => ({
    date,
    ...practice.filter((session) => session.date === date).reduce<Omit<DayTotal, 'date'>>(added, nothing),
  }));

/** All these days as one. */
export const sumDays = (days: readonly DayTotal[]): Omit<DayTotal, 'date'> =>
  days.reduce<Omit<DayTotal, 'date'>>(
    (total, day) => ({
      xp: total.xp + day.xp,
      seconds: total.seconds + day.seconds,
      spokenSeconds: total.spokenSeconds + day.spokenSeconds,
      phrases: total.phrases + day.phrases,
      sessions: total.sessions + day.sessions,
    }),
    nothing,
  );

/** As the server added it up; it names no days off. */
export const readProgress = (answer: AnswerOf<typeof getProgress>): Progress => {
  const byDate = new Map(
    answer.days.map(({ spoken_seconds, ...day }) => [
      day.date,
      { ...day, spokenSeconds: spoken_seconds ?? day.seconds },
    ]),
  );
  return {
    today: answer.today,
    days: datesUpTo(answer.today, daysShown).map((date) => ({ ...nothing, ...byDate.get(date), date })),
    sessions: answer.sessions,
    more: { totalXp: answer.total_xp, streak: answer.streak, errors: withoutTags(answer.errors) },
  };
};

/** As it is added up from the sessions of a server that does not. */
export const progressFrom = (practice: readonly Practice[], today: string): Progress => ({
  today,
  days: sumTotals(practice, datesUpTo(today, daysShown)),
  sessions: practice,
  more: null,
});
