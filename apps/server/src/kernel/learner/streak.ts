import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../platform/storage/dialect.ts';
import type { Storage } from '../../platform/storage/open-database.ts';
import { addDays, countDays } from '../calendar/dates.ts';
import { localDate } from '../calendar/local-date.ts';

/** Days without a gap, both ends with them. */
interface Run {
  readonly from: string;
  readonly to: string;
}

/** The calendar day before a `YYYY-MM-DD`. */
const dayBefore = (dialect: Dialect, date: RawBuilder<unknown>): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql<string>`date(${date}, '-1 day')`
    : sql<string>`to_char(cast(${date} as date) - 1, 'YYYY-MM-DD')`;

/** How many days in a row, `last` the last of them, were practised; `stopAt` and what is before it is not looked at. */
const walkBack = async ({ db, dialect }: Storage, userId: string, last: string, stopAt: string): Promise<number> => {
  const { rows } = await sql<{ days: number }>`
    with recursive run(day, days) as (
      select cast(${last} as text), 0
      union all
      select ${dayBefore(dialect, sql`run.day`)}, run.days + 1 from run
      where run.day > ${stopAt} and exists (
        select 1 from practice_sessions where user_id = ${userId} and local_date = run.day and phrases > 0
      )
    )
    select max(days) as days from run`.execute(db);
  return rows[0]?.days ?? 0;
};

/** The run that ends on a day; null when nothing was practised on it. */
const runUpTo = async (storage: Storage, userId: string, last: string, known: Run | null): Promise<Run | null> => {
  const isWithin = (day: string): boolean => known !== null && known.from <= day && day <= known.to;
  let day = last;
  if (!isWithin(day)) {
    const stopAt = known && day > known.to ? known.to : '';
    day = addDays(day, -(await walkBack(storage, userId, day, stopAt)));
  }
  if (known && isWithin(day)) {
    day = addDays(known.from, -1);
    // A session of an earlier day may have come since: from a conversation over midnight, or a zone further west.
    day = addDays(day, -(await walkBack(storage, userId, day, '')));
  }
  return day === last ? null : { from: addDays(day, 1), to: last };
};

const readRun = async ({ db }: Storage, userId: string): Promise<Run | null> => {
  const user = await db
    .selectFrom('users')
    .select(['streak_from', 'streak_to'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.streak_from || !user.streak_to) return null;
  return { from: user.streak_from, to: user.streak_to };
};

const findRun = async (storage: Storage, userId: string, today: string, known: Run | null): Promise<Run | null> =>
  (await runUpTo(storage, userId, today, known)) ?? (await runUpTo(storage, userId, addDays(today, -1), known));

/**
 * Counts the days in a row on which the learner practised, up to today or, while today is still open, yesterday. Days are the learner's own, as
 * they were stored with each session; one of tomorrow, from another time zone, does not count yet.
 * @param today the learner's own date, `YYYY-MM-DD`
 */
export const countStreak = async (storage: Storage, userId: string, today: string): Promise<number> => {
  const run = await findRun(storage, userId, today, await readRun(storage, userId));
  return run ? countDays(run.from, run.to) + 1 : 0;
};

/**
 * Stores how far the streak was counted, so that a streak of years takes no longer to count than one of days. That stays right: a day that was
 * practised remains so.
 * @param today the learner's own date, `YYYY-MM-DD`
 */
export const rememberStreak = async (storage: Storage, userId: string, today: string): Promise<void> => {
  const known = await readRun(storage, userId);
  const run = await findRun(storage, userId, today, known);
  if (!run || (known && (run.to < known.to || (run.to === known.to && run.from >= known.from)))) return;
  await storage.db
    .updateTable('users')
    .set({ streak_from: run.from, streak_to: run.to })
    .where('id', '=', userId)
    .execute();
};

/** Stores the streak of a learner who has just practised, by their own date. */
export const rememberStreakNow = async (storage: Storage, userId: string, now: number): Promise<void> => {
  const user = await storage.db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  if (user) await rememberStreak(storage, userId, localDate(now, user.time_zone));
};
