import type { RecurringError } from '@sayso/api/contract/progress';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** How many kinds of mistake are listed, and how many sentences with each. */
const most = { categories: 5, examples: 3 };

/** One sentence, with its place among those of its category, and how many of them there are. */
interface Found {
  readonly category: string;
  readonly said: string;
  readonly better: string;
  readonly date: string;
  readonly count: number;
}

/** The newest sentences of every category that came back since a date, the most frequent category first. */
const newestOfEach = async (db: Kysely<Database>, userId: string, from: string): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select category, said, better, date, count from (
      select corrections.category, corrections.said, corrections.better, practice_sessions.local_date as date,
        count(*) over (partition by corrections.category) as count,
        row_number() over (partition by corrections.category order by corrections.id desc) as newest
      from practice_sessions
        join turns on turns.session_id = practice_sessions.id
        join corrections on corrections.turn_id = turns.id
      where practice_sessions.user_id = ${userId} and practice_sessions.local_date >= ${from}
    ) as found
    where count > 1 and newest <= ${most.examples}
    order by count desc, category, newest`.execute(db);
  return rows;
};

/** The mistakes that a learner made more than once since a date, the most frequent first, with the newest sentences. */
export const recurringErrorsOf = async (
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
