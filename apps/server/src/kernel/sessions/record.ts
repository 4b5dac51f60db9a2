import type { Kysely } from 'kysely';
import type { Random } from '../../platform/ports.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { type SessionLease, withLease } from './lease.ts';
import { updateFigures } from './settle.ts';
import type { SpeechTime } from './speech-time.ts';
import type { TurnRow } from './turns.ts';

/** The parts of the server that storing a turn needs. */
export interface RecordServices {
  readonly db: Kysely<Database>;
  readonly clock: { now(): number };
  readonly random: Pick<Random, 'id'>;
}

/** Stores what belongs to a new turn, both or neither. */
export type Alongside = (transaction: Kysely<Database>, turn: TurnRow) => Promise<unknown>;

/** An utterance of the learner. */
export interface Said {
  readonly text: string;
  /** The page's own id of the message; a client of the specification sends none. */
  readonly clientId: string | null;
  readonly draft: boolean;
  readonly speech: SpeechTime;
}

const nextPosition = async (db: Kysely<Database>, sessionId: string): Promise<number> => {
  const last = await db
    .selectFrom('turns')
    .select((row) => row.fn.max('position').as('position'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
};

const newTurn = (id: string, lease: SessionLease, position: number, now: number) => ({
  id,
  session_id: lease.sessionId,
  position,
  heard: null,
  draft: 0,
  client_id: null,
  answers: null,
  heard_at: null,
  analysed_at: null,
  spoken_ms: 0,
  spoken_measured: 0,
  created_at: now,
});

/**
 * Stores what the learner said. The same `clientId` again stores nothing and gives the turn that is there.
 * @param alongside is called for a new turn only
 * @throws LeaseLost
 */
export const recordSaid = (
  services: RecordServices,
  lease: SessionLease,
  said: Said,
  alongside: Alongside = async () => undefined,
): Promise<TurnRow> => {
  const now = services.clock.now();
  return withLease(services.db, lease, now, async (db) => {
    if (said.clientId !== null) {
      const known = await db
        .selectFrom('turns')
        .selectAll()
        .where('session_id', '=', lease.sessionId)
        .where('client_id', '=', said.clientId)
        .executeTakeFirst();
      if (known) return known;
    }
    const turn: TurnRow = {
      ...newTurn(services.random.id(), lease, await nextPosition(db, lease.sessionId), now),
      role: 'user',
      text: said.text,
      draft: said.draft ? 1 : 0,
      client_id: said.clientId,
      spoken_ms: said.speech.spokenMs,
      spoken_measured: said.speech.measured ? 1 : 0,
    };
    await db.insertInto('turns').values(turn).execute();
    await alongside(db, turn);
    await updateFigures(db, lease.sessionId);
    if (turn.spoken_ms === 0) return turn;
    await db
      .updateTable('practice_sessions')
      .set((row) => ({ spoken_ms: row('spoken_ms', '+', turn.spoken_ms) }))
      .where('id', '=', lease.sessionId)
      .execute();
    return turn;
  });
};

/**
 * Stores what the coach says to a turn, or its greeting where `answers` is null. Where another process was faster this
 * stores nothing and gives what is there: that is what must be said.
 * @param alongside is called for a new turn only
 * @throws LeaseLost
 */
export const recordAnswer = (
  services: RecordServices,
  lease: SessionLease,
  answer: { readonly answers: string | null; readonly text: string },
  alongside: Alongside = async () => undefined,
): Promise<TurnRow> => {
  const now = services.clock.now();
  return withLease(services.db, lease, now, async (db) => {
    const known = await db
      .selectFrom('turns')
      .selectAll()
      .where('session_id', '=', lease.sessionId)
      .where('role', '=', 'coach')
      .where('answers', answer.answers === null ? 'is' : '=', answer.answers)
      .executeTakeFirst();
    if (known) return known;
    const turn: TurnRow = {
      ...newTurn(services.random.id(), lease, await nextPosition(db, lease.sessionId), now),
      role: 'coach',
      text: answer.text,
      answers: answer.answers,
    };
    await db.insertInto('turns').values(turn).execute();
    await alongside(db, turn);
    await updateFigures(db, lease.sessionId);
    return turn;
  });
};

/**
 * Notes that the learner heard a coach's turn to its end.
 * @throws LeaseLost
 */
export const recordHeard = (services: RecordServices, lease: SessionLease, turnId: string): Promise<void> => {
  const now = services.clock.now();
  return withLease(services.db, lease, now, async (db) => {
    await db
      .updateTable('turns')
      .set({ heard_at: now })
      .where('id', '=', turnId)
      .where('session_id', '=', lease.sessionId)
      .where('heard_at', 'is', null)
      .execute();
    await updateFigures(db, lease.sessionId);
  });
};

/**
 * Puts the learner's own correction in place of what was heard, which is kept beside it; the grammar is checked again.
 * @returns the turn as it is now; undefined when no turn of the learner has this id.
 * @throws LeaseLost
 */
export const recordCorrection = (
  services: RecordServices,
  lease: SessionLease,
  correction: { readonly clientId: string; readonly text: string },
): Promise<TurnRow | undefined> =>
  withLease(services.db, lease, services.clock.now(), async (db) => {
    const turn = await db
      .selectFrom('turns')
      .selectAll()
      .where('session_id', '=', lease.sessionId)
      .where('client_id', '=', correction.clientId)
      .where('role', '=', 'user')
      .executeTakeFirst();
    if (!turn) return undefined;
    const corrected = { text: correction.text, heard: turn.heard ?? turn.text, draft: 0, analysed_at: null };
    await db.updateTable('turns').set(corrected).where('id', '=', turn.id).execute();
    await db.deleteFrom('corrections').where('turn_id', '=', turn.id).execute();
    return { ...turn, ...corrected };
  });
