import type { Kysely, Selectable } from 'kysely';
import { unauthorized } from '../http/HttpError.ts';
import type { DrillLearnerTable } from '../storage/drillTables.ts';
import type { Database } from '../storage/schema.ts';

type DrillLearner = Omit<Selectable<DrillLearnerTable>, 'user_id'>;

const unknown: DrillLearner = { speaker: null, last_greeting: null, greeted_at: null, last_tip: null };

/** What the drill knows of a learner; all null in the beginning. */
export const drillLearner = async (db: Kysely<Database>, userId: string): Promise<DrillLearner> =>
  (await db.selectFrom('drill_learners').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? unknown;

/** Remembers some of it; the rest stays. */
export const rememberOfLearner = async (
  db: Kysely<Database>,
  userId: string,
  change: Partial<DrillLearner>,
): Promise<void> => {
  await db
    .insertInto('drill_learners')
    .values({ ...unknown, ...change, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
};

/**
 * Runs a change that needs to be alone: what this learner's other calls want to change waits for it, in every process.
 * @throws HttpError 401 when the account is gone.
 */
export const aloneFor = <T>(
  db: Kysely<Database>,
  userId: string,
  change: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set((row) => ({ total_xp: row.ref('total_xp') }))
      .where('id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw unauthorized();
    return change(transaction);
  });
