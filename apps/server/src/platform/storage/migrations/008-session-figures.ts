import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

const statements = [
  sql`alter table practice_sessions add column practised_ms integer not null default 0`,
  sql`alter table practice_sessions add column phrases integer not null default 0`,
  sql`alter table practice_sessions add column settled integer not null default 0`,
  sql`update practice_sessions set settled = 1,
    practised_ms = (select drills.practised_ms from drills where drills.session_id = practice_sessions.id),
    phrases = (select drills.phrases from drills where drills.session_id = practice_sessions.id)
    where id in (select session_id from drills)`,
  sql`alter table drills drop column practised_ms`,
  sql`alter table drills drop column phrases`,
  sql`alter table users add column streak_from text`,
  sql`alter table users add column streak_to text`,
  // The streak asks day by day whether anything was said: the index alone answers.
  sql`drop index practice_sessions_by_date`,
  sql`create index practice_sessions_by_date on practice_sessions (user_id, local_date, phrases)`,
  // Few sessions are under way, and every page asks for them.
  sql`create index practice_sessions_unsettled on practice_sessions (user_id) where settled = 0`,
];

/** Keeps with each session what was practised in it, so that the database can add it up; talks of before are settled when they are next asked for. */
export const sessionFigures = async (db: Kysely<Database>, _dialect: Dialect): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
