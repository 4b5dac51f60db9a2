import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely, Selectable } from 'kysely';
import type { Database, PracticeSessionTable } from '../../platform/storage/schema.ts';
import type { SessionLease } from './lease.ts';
import type { LeasedKind } from './session-kinds.ts';

/** One stored session. */
export type SessionRow = Selectable<PracticeSessionTable>;

/** A session that is about to begin, with the lease of the connection that begins it. */
export interface NewSession extends SessionLease {
  readonly userId: string;
  readonly kind: LeasedKind;
  readonly coach: CoachName;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly localDate: string;
  /** When that day ends where the learner is, ms since 1970, for the daily limit. */
  readonly dayEndsAt?: number;
}

/**
 * Creates a session. A session of the same id stays as it is.
 * @returns whether this call created it
 */
export const createSession = async (db: Kysely<Database>, session: NewSession, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('practice_sessions')
    .values({
      id: session.sessionId,
      user_id: session.userId,
      kind: session.kind,
      coach: session.coach,
      started_at: now,
      last_active_at: now,
      ended_at: null,
      local_date: session.localDate,
      day_ends_at: session.dayEndsAt ?? null,
      spoken_ms: 0,
      xp_gained: null,
      recap: null,
      tip: null,
      held_by: session.leaseId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Reads the learner's own date on which a session began; undefined where the session was deleted with its account. */
export const findSessionDate = async (db: Kysely<Database>, sessionId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('practice_sessions')
    .select('local_date')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.local_date;
};
