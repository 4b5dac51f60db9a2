import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `time` is ms since 1970. */
const statements = (time: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`create table interviews (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    job_title text not null,
    job_description text not null,
    company_name text not null,
    retry_of text references interviews (id) on delete set null,
    created_at ${time} not null,
    assessment text
  )`,
  sql`create index interviews_by_user on interviews (user_id)`,
  sql`create index interviews_by_retry on interviews (retry_of)`,
  sql`create table interview_steps (
    turn_id text primary key references turns (id) on delete cascade,
    session_id text not null references practice_sessions (id) on delete cascade,
    position integer not null,
    kind text not null,
    question text not null,
    assistant integer not null default 0,
    ideal text,
    ideal_at ${time},
    ideal_heard_at ${time},
    unique (session_id, position)
  )`,
];

export const interviews = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  for (const statement of statements(dialect === 'sqlite' ? sql`integer` : sql`bigint`)) await statement.execute(db);
};
