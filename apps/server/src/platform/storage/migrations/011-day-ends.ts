import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** Keeps with each conversation when its day ends where it was held, so that the next day's free ones do not come sooner elsewhere. */
export const dayEnds = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const time = dialect === 'sqlite' ? sql`integer` : sql`bigint`;
  await sql`alter table practice_sessions add column day_ends_at ${time}`.execute(db);
};
