import type { Correction } from '@sayso/api/contract/conversation';
import type { Kysely } from 'kysely';
import type { Grammar } from '../../engines/ports.ts';
import type { Database } from '../../platform/storage/schema.ts';

/** A turn as the grammar checker needs it. */
export interface Analysable {
  readonly id: string;
  readonly text: string;
}

/** The learner's turns of a session whose grammar was not looked at yet. */
export const findUnanalysedTurns = (db: Kysely<Database>, sessionId: string): Promise<Analysable[]> =>
  db
    .selectFrom('turns')
    .select(['id', 'text'])
    .where('session_id', '=', sessionId)
    .where('role', '=', 'user')
    .where('analysed_at', 'is', null)
    .orderBy('position')
    .execute();

/**
 * Looks at the grammar of one turn and stores what was found, once: a second process that did the same, or a text that the
 * learner corrected meanwhile, makes this change nothing.
 * @throws EngineUnavailable
 */
export const analyseTurn = async (
  db: Kysely<Database>,
  grammar: Grammar,
  turn: Analysable,
  now: () => number,
  signal: AbortSignal,
): Promise<void> => {
  const found = await grammar.correct(turn.text, signal);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('turns')
      .set({ analysed_at: now() })
      .where('id', '=', turn.id)
      .where('text', '=', turn.text)
      .where('analysed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || found.length === 0) return;
    const rows = found.map(({ category, said, better, explanation }) => ({
      turn_id: turn.id,
      category,
      said,
      better,
      explanation: explanation ?? '',
    }));
    await transaction.insertInto('corrections').values(rows).execute();
  });
};

/** Reads the mistakes found in a session so far, in the order in which they were said. */
export const readCorrections = (db: Kysely<Database>, sessionId: string): Promise<Correction[]> =>
  db
    .selectFrom('corrections')
    .innerJoin('turns', 'turns.id', 'corrections.turn_id')
    .select(['category', 'said', 'better', 'explanation'])
    .where('turns.session_id', '=', sessionId)
    .orderBy('turns.position')
    .orderBy('corrections.id')
    .execute();
