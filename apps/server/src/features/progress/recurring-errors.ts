import type { RecurringError } from '@sayso/api/contract/progress';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';

/** How many kinds of mistake are listed, and how many sentences with each. */
const most = { categories: 5, examples: 3 };

/** One sentence, and how often sentences of its category were said. */
interface Found {
  readonly category: string;
  readonly said: string;
  readonly better: string;
  readonly date: string;
  readonly count: number;
}

/**
 * The newest sentences of every category that came back since a date, the most frequent category first. A sentence counts once each time
 * it was said, however many mistakes of the category it has, and is listed once.
 */
const newestOfEach = async (db: Kysely<Database>, userId: string, from: string): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    with utterances as (
      select corrections.category, corrections.said, corrections.better, practice_sessions.local_date as date, max(corrections.id) as id
      from practice_sessions
        join turns on turns.session_id = practice_sessions.id
        join corrections on corrections.turn_id = turns.id
      where practice_sessions.user_id = ${userId} and practice_sessions.local_date >= ${from}
      group by turns.id, corrections.category, corrections.said, corrections.better, practice_sessions.local_date
    ), counted as (
      select category, said, better, date, id,
        count(*) over (partition by category) as count,
        row_number() over (partition by category, said, better order by id desc) as repeated
      from utterances
    )
    select category, said, better, date, count from (
      select category, said, better, date, count, row_number() over (partition by category order by id desc) as newest
      from counted
      where repeated = 1
    ) as sentences
    where count > 1 and newest <= ${most.examples}
    order by count desc, category, newest`.execute(db);
  return rows;
};

/** The mistakes that a learner made more than once since a date, the most frequent first, with the newest sentences. */
export const listRecurringErrors = async (
  db: Kysely<Database>,
  userId: string,
  from: string,
): Promise<RecurringError[]> => {
  const byCategory = Map.groupBy(await newestOfEach(db, userId, from), ({ category }) => category);
  return [...byCategory].slice(0, most.categories).map(([category, found]) => ({
    category,
    count: found[0]?.count ?? 0,
    examples: found.map(({ said, better, date }) => ({ said, better, date })),
  }));
};
