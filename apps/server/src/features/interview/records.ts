import type { Kysely } from 'kysely';
import type { InterviewQuestion } from '../../engines/ports.ts';
import { type SessionLease, withLease } from '../../kernel/sessions/lease.ts';
import { type RecordServices, recordAnswer, recordSaid, type Said } from '../../kernel/sessions/record.ts';
import { readTurns, type TurnRow } from '../../kernel/sessions/turns.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { deriveState, type InterviewState, type StepRow } from './state.ts';

const readSteps = (db: Kysely<Database>, sessionId: string): Promise<StepRow[]> =>
  db.selectFrom('interview_steps').selectAll().where('session_id', '=', sessionId).orderBy('position').execute();

/** An interview as it is stored, with its turns in order. */
export const readInterview = async (
  db: Kysely<Database>,
  sessionId: string,
): Promise<InterviewState & { readonly turns: readonly TurnRow[] }> => {
  const [turns, steps] = await Promise.all([readTurns(db, sessionId), readSteps(db, sessionId)]);
  return { turns, ...deriveState(turns, steps) };
};

const lastStep = (db: Kysely<Database>, sessionId: string) =>
  db
    .selectFrom('interview_steps')
    .select(['turn_id', 'position'])
    .where('session_id', '=', sessionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores what the learner said to the question that is open, and whether they want an ideal answer to it. @throws LeaseLost */
export const recordInterviewAnswer = (
  services: RecordServices,
  lease: SessionLease,
  said: Said,
  assistant: boolean,
): Promise<TurnRow> =>
  recordSaid(services, lease, said, async (db) => {
    const step = await lastStep(db, lease.sessionId);
    if (!step) return;
    await db
      .updateTable('interview_steps')
      .set({ assistant: assistant ? 1 : 0 })
      .where('turn_id', '=', step.turn_id)
      .where('ideal', 'is', null)
      .execute();
  });

/**
 * Stores what the interviewer says: the next question, or `goodbye`. Where another process was faster this stores nothing and gives what is there.
 * @param answers the learner's turn that it follows; null for the first question
 * @throws LeaseLost
 */
export const recordStep = (
  services: RecordServices,
  lease: SessionLease,
  answers: string | null,
  text: string,
  { kind, question }: Pick<InterviewQuestion, 'question'> & Pick<StepRow, 'kind'>,
): Promise<TurnRow> =>
  recordAnswer(services, lease, { answers, text }, async (db, turn) => {
    const position = ((await lastStep(db, lease.sessionId))?.position ?? 0) + 1;
    const asked = { turn_id: turn.id, session_id: lease.sessionId, position, kind, question };
    await db
      .insertInto('interview_steps')
      .values({ ...asked, ideal: null, ideal_at: null, ideal_heard_at: null })
      .execute();
  });

/** Stores the ideal answer to a question, once; gives the one that is there. @throws LeaseLost */
export const recordIdeal = (
  { db, clock }: RecordServices,
  lease: SessionLease,
  step: StepRow,
  text: string,
): Promise<{ readonly text: string }> => {
  const now = clock.now();
  return withLease(db, lease, now, async (transaction) => {
    const of = transaction.updateTable('interview_steps').where('turn_id', '=', step.turn_id);
    await of.set({ ideal: text, ideal_at: now }).where('ideal', 'is', null).execute();
    const kept = await transaction
      .selectFrom('interview_steps')
      .select('ideal')
      .where('turn_id', '=', step.turn_id)
      .executeTakeFirst();
    return { text: kept?.ideal ?? text };
  });
};

const change = (
  { db, clock }: RecordServices,
  lease: SessionLease,
  step: StepRow,
  values: Partial<Pick<StepRow, 'assistant' | 'ideal_heard_at'>>,
): Promise<void> =>
  withLease(db, lease, clock.now(), async (transaction) => {
    await transaction.updateTable('interview_steps').set(values).where('turn_id', '=', step.turn_id).execute();
  });

/** Notes that an ideal answer was heard to its end, or skipped. @throws LeaseLost */
export const recordIdealHeard = (services: RecordServices, lease: SessionLease, step: StepRow): Promise<void> =>
  change(services, lease, step, { ideal_heard_at: services.clock.now() });

/** Notes that no ideal answer to this question can be had: the interview goes on without. @throws LeaseLost */
export const recordNoIdeal = (services: RecordServices, lease: SessionLease, step: StepRow): Promise<void> =>
  change(services, lease, step, { assistant: 0 });
