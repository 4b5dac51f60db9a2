import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getTotals } from '@sayso/api/contract/progress';
import { type Kysely, sql } from 'kysely';
import { secondsOfSession, spokenSecondsOfSession } from '../../kernel/learner/xp.ts';
import type { Database } from '../../platform/storage/schema.ts';

/** Everything practised with each coach. */
export const sumByCoach = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getTotals>['coaches']> => {
  const rows = await db
    .selectFrom('practice_sessions')
    .select((session) => [
      'coach',
      sql<number>`sum(case when kind = 'conversation' then 1 else 0 end)`.as('conversations'),
      sql<number>`sum(${secondsOfSession})`.as('seconds'),
      sql<number>`sum(${spokenSecondsOfSession})`.as('spoken_seconds'),
      session.fn.sum<number>('phrases').as('phrases'),
    ])
    .where('user_id', '=', userId)
    .where('phrases', '>', 0)
    .groupBy('coach')
    .orderBy('coach')
    .execute();
  return rows.map((row) => ({ ...row }));
};
