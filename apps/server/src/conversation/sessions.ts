import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely, Selectable } from 'kysely';
import type { Database, PracticeSessionTable } from '../storage/schema.ts';

/** One stored session. */
export type SessionRow = Selectable<PracticeSessionTable>;
/** The kinds of session that are a talk with a coach. */
export type TalkKind = 'conversation' | 'text';
export const talkKinds: readonly TalkKind[] = ['conversation', 'text'];
/** The kinds of session that one holder writes to, turn by turn. */
export type HeldKind = TalkKind | 'interview';
export const heldKinds: readonly HeldKind[] = [...talkKinds, 'interview'];

/** How long after its last activity a session can be taken up again: a closed laptop, not a new day. */
export const resumeWindowMs = 2 * 60 * 60_000;

/** Who writes to a session: one connection at a time. */
export interface Holder {
  readonly sessionId: string;
  readonly heldBy: string;
}

/** This connection may not write to the session (any more). */
export class NotHeld extends Error {
  override readonly name = 'NotHeld';
  /** `ended`: the session is over. `taken`: a newer connection holds it. `gone`: it went with its learner's account. */
  readonly reason: keyof typeof losses;
  constructor(reason: keyof typeof losses) {
    super(losses[reason]);
    this.reason = reason;
  }
}

const losses = {
  ended: 'The session has ended.',
  taken: 'A newer connection holds the session.',
  gone: 'The account of this session is gone.',
} as const;

/** What a new session needs. */
export interface NewSession extends Holder {
  readonly userId: string;
  readonly kind: HeldKind;
  readonly coach: CoachName;
  readonly localDate: string;
  /** When that day ends there, for what the daily limit counts. */
  readonly dayEndsAt?: number;
}

/** One that is there already stays as it is. */
export const createSession = async (db: Kysely<Database>, session: NewSession, now: number): Promise<void> => {
  await db
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
      held_by: session.heldBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** A session that a learner wants to take up again with the coach it began with. */
export interface WantedSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly kind: HeldKind;
  readonly coach: CoachName;
}

const resumable = (db: Kysely<Database>, wanted: WantedSession, now: number) =>
  db
    .selectFrom('practice_sessions')
    .select('id')
    .where('id', '=', wanted.sessionId)
    .where('user_id', '=', wanted.userId)
    .where('kind', '=', wanted.kind)
    .where('coach', '=', wanted.coach)
    .where('ended_at', 'is', null)
    .where('last_active_at', '>', now - resumeWindowMs);

/** Whether there is something of this learner and coach to take up. */
export const isResumable = async (db: Kysely<Database>, wanted: WantedSession, now: number): Promise<boolean> =>
  (await resumable(db, wanted, now).executeTakeFirst()) !== undefined;

/** Makes this connection the one that may write; false when there is nothing of this learner and coach to take up. */
export const takeUpSession = async (
  db: Kysely<Database>,
  wanted: WantedSession & Holder,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('practice_sessions')
    .set({ held_by: wanted.heldBy })
    .where('id', 'in', resumable(db, wanted, now))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Why this connection does not hold the session; null while it does. */
export const lossOf = async (db: Kysely<Database>, holder: Holder): Promise<NotHeld['reason'] | null> => {
  const row = await db
    .selectFrom('practice_sessions')
    .select(['held_by', 'ended_at'])
    .where('id', '=', holder.sessionId)
    .executeTakeFirst();
  if (!row) return 'gone';
  if (row.ended_at !== null) return 'ended';
  return row.held_by === holder.heldBy ? null : 'taken';
};

/** The date that a session carries; undefined when it went with its learner's account. */
export const dateOf = async (db: Kysely<Database>, sessionId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('practice_sessions')
    .select('local_date')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.local_date;
};

/**
 * Changes a session that this connection holds. Its first statement writes the session's row: that locks it, on SQLite and on
 * PostgreSQL, so that nothing else changes the session before this is done.
 * @throws NotHeld when a newer connection holds the session, or when it has ended.
 */
export const whileHeld = <T>(
  db: Kysely<Database>,
  holder: Holder,
  now: number,
  change: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('practice_sessions')
      .set({ last_active_at: now })
      .where('id', '=', holder.sessionId)
      .where('held_by', '=', holder.heldBy)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotHeld((await lossOf(transaction, holder)) ?? 'taken');
    return change(transaction);
  });
