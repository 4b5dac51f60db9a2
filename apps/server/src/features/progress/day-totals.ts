import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getProgress } from '@sayso/api/contract/progress';
import { type Kysely, sql } from 'kysely';
import { secondsOfSession, spokenSecondsOfSession, xpOfSession } from '../../kernel/learner/xp.ts';
import type { Database } from '../../platform/storage/schema.ts';

type DayTotals = AnswerInputOf<typeof getProgress>['days'];

/** The days from one date to another, both with, on which something was practised, oldest first. */
export const sumDays = async (
  db: Kysely<Database>,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayTotals> => {
  const rows = await db
    .selectFrom('practice_sessions')
    .select((session) => [
      'local_date as date',
      sql<number>`sum(${xpOfSession})`.as('xp'),
      sql<number>`sum(${secondsOfSession})`.as('seconds'),
      sql<number>`sum(${spokenSecondsOfSession})`.as('spoken_seconds'),
      session.fn.sum<number>('phrases').as('phrases'),
      session.fn.countAll<number>().as('sessions'),
    ])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('phrases', '>', 0)
    .groupBy('local_date')
    .orderBy('local_date')
    .execute();
  return rows.map((row) => ({ ...row }));
};
