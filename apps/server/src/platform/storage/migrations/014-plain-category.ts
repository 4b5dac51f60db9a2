import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Gives the mistakes with “many informations” and the like a name that a learner understands. */
export const plainCategory = async (db: Kysely<Database>): Promise<void> => {
  await db
    .updateTable('corrections')
    .set({ category: 'Much and many' })
    .where('category', '=', 'Countability')
    .execute();
};
