import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { type LeasedKind, resumeWindowMs } from './session-kinds.ts';

/** The right to write to a session. One connection has it at a time, in all processes together. */
export interface SessionLease {
  readonly sessionId: string;
  /** Random text, new for every connection. The session's row names the lease that is valid. */
  readonly leaseId: string;
}

const losses = {
  ended: 'The session has ended.',
  taken: 'A newer connection has the lease of the session.',
  gone: 'The account of this session is gone.',
} as const;

/** Why a lease is lost. `taken`: a newer connection has acquired it. `gone`: the session was deleted with its account. */
export type LeaseLoss = keyof typeof losses;

/** A connection tried to write without a valid lease. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  readonly reason: LeaseLoss;
  constructor(reason: LeaseLoss) {
    super(losses[reason]);
    this.reason = reason;
  }
}

/** A session that a learner wants to resume with the coach it began with. */
export interface WantedSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly kind: LeasedKind;
  readonly coach: CoachName;
}

const selectResumable = (db: Kysely<Database>, wanted: WantedSession, now: number) =>
  db
    .selectFrom('practice_sessions')
    .select('id')
    .where('id', '=', wanted.sessionId)
    .where('user_id', '=', wanted.userId)
    .where('kind', '=', wanted.kind)
    .where('coach', '=', wanted.coach)
    .where('ended_at', 'is', null)
    .where('last_active_at', '>', now - resumeWindowMs);

/** Tells whether this learner and coach have such a session and may resume it. */
export const isResumable = async (db: Kysely<Database>, wanted: WantedSession, now: number): Promise<boolean> =>
  (await selectResumable(db, wanted, now).executeTakeFirst()) !== undefined;

/** Makes this lease the valid one, in place of any other; false where there is nothing that may be resumed. */
export const acquireLease = async (
  db: Kysely<Database>,
  wanted: WantedSession & SessionLease,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('practice_sessions')
    .set({ held_by: wanted.leaseId })
    .where('id', 'in', selectResumable(db, wanted, now))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Tells what a session's row says of a lease; null while the lease is valid. */
export const judgeLease = (
  row: { readonly held_by: string | null; readonly ended_at: number | null } | undefined,
  leaseId: string,
): LeaseLoss | null => {
  if (!row) return 'gone';
  if (row.ended_at !== null) return 'ended';
  return row.held_by === leaseId ? null : 'taken';
};

/** Reads why a lease is lost; null while it is valid. */
export const findLeaseLoss = async (db: Kysely<Database>, lease: SessionLease): Promise<LeaseLoss | null> => {
  const row = await db
    .selectFrom('practice_sessions')
    .select(['held_by', 'ended_at'])
    .where('id', '=', lease.sessionId)
    .executeTakeFirst();
  return judgeLease(row, lease.leaseId);
};

/**
 * Renews a lease: the session was active now. The statement locks the session's row until the transaction ends, on SQLite and on PostgreSQL.
 * @throws LeaseLost
 */
const renewLease = async (transaction: Kysely<Database>, lease: SessionLease, now: number): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('practice_sessions')
    .set({ last_active_at: now })
    .where('id', '=', lease.sessionId)
    .where('held_by', '=', lease.leaseId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost((await findLeaseLoss(transaction, lease)) ?? 'taken');
};

/**
 * Changes a session in one transaction that begins with renewing the lease, so that nothing else changes the session meanwhile.
 * @throws LeaseLost when a newer connection has the lease, or when the session has ended or is gone
 */
export const withLease = <T>(
  db: Kysely<Database>,
  lease: SessionLease,
  now: number,
  change: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await renewLease(transaction, lease, now);
    return change(transaction);
  });
