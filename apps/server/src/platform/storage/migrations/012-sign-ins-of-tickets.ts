import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Keeps with each socket ticket the sign-in that it belongs to, so that it ends with that. The few there are now are asked for again. */
export const signInsOfTickets = async (db: Kysely<Database>): Promise<void> => {
  await sql`delete from socket_tickets`.execute(db);
  await sql`alter table socket_tickets add column family text not null default ''`.execute(db);
};
