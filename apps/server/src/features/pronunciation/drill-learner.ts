import type { Kysely, Selectable } from 'kysely';
import { unauthorized } from '../../platform/http-error.ts';
import type { DrillLearnerTable } from '../../platform/storage/drill-tables.ts';
import type { Database } from '../../platform/storage/schema.ts';

type DrillLearner = Omit<Selectable<DrillLearnerTable>, 'user_id'>;

const unknown: DrillLearner = { speaker: null, last_greeting: null, greeted_at: null, last_tip: null };

/** The drill's memory of a learner; all null in the beginning. */
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
