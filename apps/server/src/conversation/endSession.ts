import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { practisedMs, xpForDuration } from './duration.ts';
import { resumeWindowMs, talkKinds } from './sessions.ts';
import { timesOf } from './turns.ts';

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
    const ended = await ending.returning(['user_id', 'started_at']).executeTakeFirst();
    if (!ended) return false;
    const turns = await transaction
      .selectFrom('turns')
      .select(['role', 'created_at', 'heard_at'])
      .where('session_id', '=', holder.sessionId)
      .execute();
    const spoke = turns.some(({ role }) => role === 'user');
    const xp = spoke ? xpForDuration(practisedMs(ended.started_at, timesOf(turns))) : 0;
    await transaction
      .updateTable('practice_sessions')
      .set({ xp_gained: xp })
      .where('id', '=', holder.sessionId)
      .execute();
    await transaction
      .updateTable('users')
      .set((row) => ({ total_xp: row('total_xp', '+', xp) }))
      .where('id', '=', ended.user_id)
      .execute();
    return true;
  });

/** Ends what a learner left without saying so and can no longer take up; its XP is theirs all the same. */
export const endLeftSessions = async (db: Kysely<Database>, userId: string, now: number): Promise<void> => {
  const left = await db
    .selectFrom('practice_sessions')
    .select(['id', 'last_active_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', talkKinds)
    .where('ended_at', 'is', null)
    .where('last_active_at', '<=', now - resumeWindowMs)
    .execute();
  for (const session of left) await endSession(db, { sessionId: session.id, heldBy: null }, session.last_active_at);
};
