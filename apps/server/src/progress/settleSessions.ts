import { type Kysely, sql } from 'kysely';
import { endLeftSessions, readFigures, settleEnded } from '../conversation/endSession.ts';
import type { Database } from '../storage/schema.ts';

/**
 * Brings every session of a learner up to date, so that the database can add them up: what was left is ended, what has ended is settled,
 * and what is under way is noted as far as it has come. Whatever shows XP, days or a streak calls this first, and so all of them agree.
 */
export const settleSessions = async (db: Kysely<Database>, userId: string, now: number): Promise<void> => {
  await endLeftSessions(db, userId, now);
  const open = await db
    .selectFrom('practice_sessions')
    .select(['id', 'user_id', 'started_at', 'ended_at', 'practised_ms', 'phrases'])
    .where('user_id', '=', userId)
    // As a literal: only so the database knows that the index of unsettled sessions will do.
    .where('settled', '=', sql.lit(0))
    .execute();
  const ended = open.filter(({ ended_at }) => ended_at !== null);
  if (ended.length > 0) {
    await db.transaction().execute(async (transaction) => {
      for (const session of ended) await settleEnded(transaction, session);
    });
  }
  for (const session of open.filter(({ ended_at }) => ended_at === null)) {
    const figures = await readFigures(db, session);
    if (figures.practised_ms === session.practised_ms && figures.phrases === session.phrases) continue;
    await db
      .updateTable('practice_sessions')
      .set({ ...figures })
      .where('id', '=', session.id)
      .where('settled', '=', 0)
      .execute();
  }
};
