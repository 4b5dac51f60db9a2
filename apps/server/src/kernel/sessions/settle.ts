import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { calculateSessionXp, type Figures, sumTurns } from './figures.ts';
import { leasedKinds, resumeWindowMs } from './session-kinds.ts';

type StartedSession = { readonly id: string; readonly started_at: number };

const readFigures = async (db: Kysely<Database>, session: StartedSession): Promise<Figures> =>
  sumTurns(
    session.started_at,
    await db
      .selectFrom('turns')
      .select(['role', 'created_at', 'heard_at'])
      .where('session_id', '=', session.id)
      .execute(),
  );

/** Stores what was practised so far in a session that goes on. Call it in the transaction that stores a turn. */
export const updateFigures = async (transaction: Kysely<Database>, sessionId: string): Promise<void> => {
  const session = await transaction
    .selectFrom('practice_sessions')
    .select(['id', 'started_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return;
  const figures = await readFigures(transaction, session);
  await transaction
    .updateTable('practice_sessions')
    .set({ ...figures })
    .where('id', '=', sessionId)
    .where('settled', '=', 0)
    .execute();
};

/** Stores the figures and the XP of a session that has ended and gives the XP to the learner, once however often it is called. */
const settleEnded = async (
  transaction: Kysely<Database>,
  session: StartedSession & { readonly user_id: string },
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
  const xp = calculateSessionXp(figures);
  await transaction.updateTable('practice_sessions').set({ xp_gained: xp }).where('id', '=', session.id).execute();
  await transaction
    .updateTable('users')
    .set((row) => ({ total_xp: row('total_xp', '+', xp) }))
    .where('id', '=', session.user_id)
    .execute();
};

/**
 * Ends a session and gives its XP to the learner, both or neither, once however often it is called.
 * @param lease a `leaseId` of null ends the session under any lease
 * @param now when it ended, ms since 1970
 * @returns whether this call ended it
 */
export const endSession = (
  db: Kysely<Database>,
  lease: { readonly sessionId: string; readonly leaseId: string | null },
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    let ending = transaction
      .updateTable('practice_sessions')
      .set({ ended_at: now })
      .where('id', '=', lease.sessionId)
      .where('ended_at', 'is', null);
    if (lease.leaseId !== null) ending = ending.where('held_by', '=', lease.leaseId);
    const ended = await ending.returning(['id', 'user_id', 'started_at']).executeTakeFirst();
    if (!ended) return false;
    await settleEnded(transaction, ended);
    return true;
  });

const selectUnsettled = (db: Kysely<Database>) =>
  db
    .selectFrom('practice_sessions')
    .select(['id', 'user_id', 'started_at', 'last_active_at', 'ended_at'])
    // As a literal: the database then knows that the index of unsettled sessions is enough.
    .where('settled', '=', sql.lit(0))
    .where('kind', 'in', leasedKinds);

/** Ends a session that was left; false where a turn has come to it meanwhile, or where another process has ended it. */
const endAbandoned = (
  db: Kysely<Database>,
  session: StartedSession & { readonly user_id: string; readonly last_active_at: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('practice_sessions')
      .set({ ended_at: session.last_active_at })
      .where('id', '=', session.id)
      .where('ended_at', 'is', null)
      .where('last_active_at', '=', session.last_active_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await settleEnded(transaction, session);
    return true;
  });

/**
 * Ends and settles every session that was left for longer than it can be resumed, and settles what ended unsettled. Several processes may call it
 * at once: each session is ended once.
 * @param now ms since 1970
 * @returns the ids of the sessions that this call ended
 */
export const settleAbandoned = async (db: Kysely<Database>, now: number): Promise<readonly string[]> => {
  const abandoned = await selectUnsettled(db)
    .where('ended_at', 'is', null)
    .where('last_active_at', '<=', now - resumeWindowMs)
    .execute();
  const ended: string[] = [];
  for (const session of abandoned) if (await endAbandoned(db, session)) ended.push(session.id);
  for (const session of await selectUnsettled(db).where('ended_at', 'is not', null).execute()) {
    await db.transaction().execute((transaction) => settleEnded(transaction, session));
  }
  return ended;
};

/** Stores the figures of every session that goes on. A version before this one stored them only when they were read. */
export const updateOpenFigures = async (db: Kysely<Database>): Promise<void> => {
  for (const { id } of await selectUnsettled(db).where('ended_at', 'is', null).execute()) {
    await db.transaction().execute((transaction) => updateFigures(transaction, id));
  }
};
