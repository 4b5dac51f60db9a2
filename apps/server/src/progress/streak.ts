import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../storage/dialect.ts';
import type { Storage } from '../storage/openDatabase.ts';

const dayMs = 24 * 60 * 60_000;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const daysFrom = (earlier: string, later: string): number => (Date.parse(later) - Date.parse(earlier)) / dayMs;

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
    day = daysAfter(day, -(await walkBack(storage, userId, day, stopAt)));
  }
  if (known && isWithin(day)) {
    day = daysAfter(known.from, -1);
    // A session of an earlier day may have come since: from a talk over midnight, or a zone further west.
    day = daysAfter(day, -(await walkBack(storage, userId, day, '')));
  }
  return day === last ? null : { from: daysAfter(day, 1), to: last };
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

/**
 * How many days in a row the learner practised, up to today or, while today is still open, yesterday. Days are the learner's own, as
 * they were stored with each session; one of tomorrow, from another time zone, does not count yet. The run is remembered, which is safe
 * since a day that was practised stays so: a streak of years takes no longer than one of days. Call `settleSessions` first.
 * @param today the learner's own date, `YYYY-MM-DD`
 */
export const streakOf = async (storage: Storage, userId: string, today: string): Promise<number> => {
  const known = await readRun(storage, userId);
  const run =
    (await runUpTo(storage, userId, today, known)) ?? (await runUpTo(storage, userId, daysAfter(today, -1), known));
  if (!run) return 0;
  if (!known || run.to > known.to || (run.to === known.to && run.from < known.from)) {
    await storage.db
      .updateTable('users')
      .set({ streak_from: run.from, streak_to: run.to })
      .where('id', '=', userId)
      .execute();
  }
  return daysFrom(run.from, run.to) + 1;
};
