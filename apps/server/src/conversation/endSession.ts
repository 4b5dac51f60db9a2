import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type Figures, figuresOf, xpForFigures } from './duration.ts';
import { heldKinds, resumeWindowMs } from './sessions.ts';

/** What was practised in a session so far, from its turns. */
export const readFigures = async (
  db: Kysely<Database>,
  session: { readonly id: string; readonly started_at: number },
): Promise<Figures> =>
  figuresOf(
    session.started_at,
    await db
      .selectFrom('turns')
      .select(['role', 'created_at', 'heard_at'])
      .where('session_id', '=', session.id)
      .execute(),
  );

/** Keeps what was practised in a session that has ended, with its XP, and gives that to the learner; once, however often it is called. */
export const settleEnded = async (
  transaction: Kysely<Database>,
  session: { readonly id: string; readonly started_at: number; readonly user_id: string },
): Promise<void> => {
  const figures = await readFigures(transaction, session);
  const given = await transaction
    .updateTable('practice_sessions')
    .set({ ...figures, settled: 1 })
    .where('id', '=', session.id)
    .where('settled', '=', 0)
    .returning('xp_gained')
    .executeTakeFirst();
  if (!given || given.xp_gained !== null) return;
  const xp = xpForFigures(figures);
  await transaction.updateTable('practice_sessions').set({ xp_gained: xp }).where('id', '=', session.id).execute();
  await transaction
    .updateTable('users')
    .set((row) => ({ total_xp: row('total_xp', '+', xp) }))
    .where('id', '=', session.user_id)
    .execute();
};

/**
 * Ends a session and gives its XP to the learner, both or neither, once however often it is called.
 * @param holder `heldBy: null` ends it whoever holds it.
 * @returns whether this call was the one that ended it.
 */
export const endSession = (
  db: Kysely<Database>,
  holder: { readonly sessionId: string; readonly heldBy: string | null },
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    let ending = transaction
      .updateTable('practice_sessions')
      .set({ ended_at: now })
      .where('id', '=', holder.sessionId)
      .where('ended_at', 'is', null);
    if (holder.heldBy !== null) ending = ending.where('held_by', '=', holder.heldBy);
    const ended = await ending.returning(['id', 'user_id', 'started_at']).executeTakeFirst();
    if (!ended) return false;
    await settleEnded(transaction, ended);
    return true;
  });

/** Ends what a learner left without saying so and can no longer take up; its XP is theirs all the same. */
export const endLeftSessions = async (db: Kysely<Database>, userId: string, now: number): Promise<void> => {
  const left = await db
    .selectFrom('practice_sessions')
    .select(['id', 'last_active_at'])
    .where('user_id', '=', userId)
    .where('settled', '=', sql.lit(0))
    .where('kind', 'in', heldKinds)
    .where('ended_at', 'is', null)
    .where('last_active_at', '<=', now - resumeWindowMs)
    .execute();
  for (const session of left) await endSession(db, { sessionId: session.id, heldBy: null }, session.last_active_at);
};
