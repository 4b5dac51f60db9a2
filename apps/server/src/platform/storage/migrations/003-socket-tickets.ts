import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

export const socketTickets = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  await sql`create table socket_tickets (
    ticket_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    expires_at ${dialect === 'sqlite' ? sql`integer` : sql`bigint`} not null
  )`.execute(db);
  await sql`create index socket_tickets_by_user on socket_tickets (user_id)`.execute(db);
};
