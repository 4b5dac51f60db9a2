import type { Kysely } from 'kysely';
import type { Random } from '../http/Services.ts';
import type { Database } from '../storage/schema.ts';
import { type Holder, whileHeld } from './sessions.ts';
import type { SpeechTime } from './speechTime.ts';
import type { TurnRow } from './turns.ts';

/** What a record needs of the house. */
export interface RecordServices {
  readonly db: Kysely<Database>;
  readonly clock: { now(): number };
  readonly random: Pick<Random, 'id'>;
}

/** Stores what belongs to a new turn, both or neither. */
export type Alongside = (transaction: Kysely<Database>, turn: TurnRow) => Promise<unknown>;

/** What the learner said. */
export interface Said {
  readonly text: string;
  /** The page's own id of the message; a page of the spec sends none. */
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

const newTurn = (id: string, holder: Holder, position: number, now: number) => ({
  id,
  session_id: holder.sessionId,
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
 * @throws NotHeld
 */
export const recordSaid = (
  services: RecordServices,
  holder: Holder,
  said: Said,
  alongside: Alongside = async () => undefined,
): Promise<TurnRow> => {
  const now = services.clock.now();
  return whileHeld(services.db, holder, now, async (db) => {
    if (said.clientId !== null) {
      const known = await db
        .selectFrom('turns')
        .selectAll()
        .where('session_id', '=', holder.sessionId)
        .where('client_id', '=', said.clientId)
        .executeTakeFirst();
      if (known) return known;
    }
    const turn: TurnRow = {
      ...newTurn(services.random.id(), holder, await nextPosition(db, holder.sessionId), now),
      role: 'user',
      text: said.text,
      draft: said.draft ? 1 : 0,
      client_id: said.clientId,
      spoken_ms: said.speech.spokenMs,
      spoken_measured: said.speech.measured ? 1 : 0,
    };
    await db.insertInto('turns').values(turn).execute();
    await alongside(db, turn);
    if (turn.spoken_ms === 0) return turn;
    await db
      .updateTable('practice_sessions')
      .set((row) => ({ spoken_ms: row('spoken_ms', '+', turn.spoken_ms) }))
      .where('id', '=', holder.sessionId)
      .execute();
    return turn;
  });
};

/**
 * Stores what the coach says to a turn, or its greeting where `answers` is null. Where another process was faster this
 * stores nothing and gives what is there: that is what must be said.
 * @param alongside is called for a new turn only
 * @throws NotHeld
 */
export const recordAnswer = (
  services: RecordServices,
  holder: Holder,
  answer: { readonly answers: string | null; readonly text: string },
  alongside: Alongside = async () => undefined,
): Promise<TurnRow> => {
  const now = services.clock.now();
  return whileHeld(services.db, holder, now, async (db) => {
    const known = await db
      .selectFrom('turns')
      .selectAll()
      .where('session_id', '=', holder.sessionId)
      .where('role', '=', 'coach')
      .where('answers', answer.answers === null ? 'is' : '=', answer.answers)
      .executeTakeFirst();
    if (known) return known;
    const turn: TurnRow = {
      ...newTurn(services.random.id(), holder, await nextPosition(db, holder.sessionId), now),
      role: 'coach',
      text: answer.text,
      answers: answer.answers,
    };
    await db.insertInto('turns').values(turn).execute();
    await alongside(db, turn);
    return turn;
  });
};

/**
 * Notes that the learner heard a coach's turn to its end.
 * @throws NotHeld
 */
export const recordHeard = (services: RecordServices, holder: Holder, turnId: string): Promise<void> => {
  const now = services.clock.now();
  return whileHeld(services.db, holder, now, async (db) => {
    await db
      .updateTable('turns')
      .set({ heard_at: now })
      .where('id', '=', turnId)
      .where('session_id', '=', holder.sessionId)
      .where('heard_at', 'is', null)
      .execute();
  });
};

/**
 * Puts the learner's own correction in place of what was heard, which is kept beside it; the grammar is looked at anew.
 * @returns the turn as it is now; undefined when no turn of the learner has this id.
 * @throws NotHeld
 */
export const recordCorrection = (
  services: RecordServices,
  holder: Holder,
  correction: { readonly clientId: string; readonly text: string },
): Promise<TurnRow | undefined> =>
  whileHeld(services.db, holder, services.clock.now(), async (db) => {
    const turn = await db
      .selectFrom('turns')
      .selectAll()
      .where('session_id', '=', holder.sessionId)
      .where('client_id', '=', correction.clientId)
      .where('role', '=', 'user')
      .executeTakeFirst();
    if (!turn) return undefined;
    const corrected = { text: correction.text, heard: turn.heard ?? turn.text, draft: 0, analysed_at: null };
    await db.updateTable('turns').set(corrected).where('id', '=', turn.id).execute();
    await db.deleteFrom('corrections').where('turn_id', '=', turn.id).execute();
    return { ...turn, ...corrected };
  });
