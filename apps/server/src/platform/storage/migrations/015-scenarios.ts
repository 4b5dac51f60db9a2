import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Keeps with each conversation the scenario that it began with. */
export const scenarios = async (db: Kysely<Database>): Promise<void> => {
  await sql`alter table practice_sessions add column scenario text`.execute(db);
};
