import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `time` is ms since 1970. Every table is read by its key, but for old assessments, which go by their age. */
const statements = (time: RawBuilder<unknown>, real: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`create table drills (
    session_id text primary key references practice_sessions (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    drill_id text,
    phrases integer not null,
    average ${real},
    difficulty text,
    practised_ms integer not null,
    history text not null,
    global_tip text,
    global_tip_phrases integer,
    unique (user_id, drill_id)
  )`,
  sql`create table drill_phrases (
    session_id text not null references practice_sessions (id) on delete cascade,
    position integer not null,
    target text not null,
    transcript text not null,
    average ${real},
    words text not null,
    tip text not null,
    created_at ${time} not null,
    primary key (session_id, position)
  )`,
  sql`create table drill_learners (
    user_id text primary key references users (id) on delete cascade,
    speaker text,
    last_greeting text,
    greeted_at ${time},
    last_tip text
  )`,
  sql`create table assessments (
    user_id text not null references users (id) on delete cascade,
    target text not null,
    created_at ${time} not null,
    heard text not null,
    words text not null,
    spoken_ms integer not null,
    primary key (user_id, target)
  )`,
  sql`create index assessments_by_age on assessments (created_at)`,
  sql`create table practice_items (
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    name text not null,
    box integer not null,
    due_at ${time} not null,
    due_number integer not null,
    last_score ${real} not null,
    last_seen_at ${time} not null,
    primary key (user_id, kind, name)
  )`,
  sql`create table offered_sentences (
    user_id text not null references users (id) on delete cascade,
    number integer not null,
    sentence_id text not null,
    repeats integer not null,
    created_at ${time} not null,
    primary key (user_id, number)
  )`,
];

export const pronunciationDrills = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const [time, real] = dialect === 'sqlite' ? [sql`integer`, sql`real`] : [sql`bigint`, sql`double precision`];
  for (const statement of statements(time, real)) await statement.execute(db);
};
