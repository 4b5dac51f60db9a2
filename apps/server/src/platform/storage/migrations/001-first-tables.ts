import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `serial` is a number that the database gives out, `time` ms since 1970. */
const statements = (serial: RawBuilder<unknown>, time: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`create table users (
    id text primary key,
    email text not null unique,
    password_hash text,
    auth_provider text not null,
    full_name text,
    picture text,
    english_level text,
    goal text,
    topics text not null default '[]',
    profile_setup_status text,
    selected_character text,
    is_premium integer not null default 0,
    total_xp integer not null default 0,
    time_zone text not null default 'UTC',
    token_generation integer not null default 0,
    created_at ${time} not null
  )`,
  sql`create table one_time_codes (
    id text primary key,
    email text not null,
    reason text not null,
    code_hash text not null,
    created_at ${time} not null,
    expires_at ${time} not null,
    tries integer not null default 0,
    verified_at ${time},
    used_at ${time}
  )`,
  sql`create index one_time_codes_by_email on one_time_codes (email, reason)`,
  sql`create table refresh_tokens (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    family text not null,
    created_at ${time} not null,
    expires_at ${time} not null,
    used_at ${time},
    revoked_at ${time},
    successor text
  )`,
  sql`create index refresh_tokens_by_family on refresh_tokens (family)`,
  sql`create index refresh_tokens_by_user on refresh_tokens (user_id)`,
  sql`create table practice_sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    coach text not null,
    started_at ${time} not null,
    last_active_at ${time} not null,
    ended_at ${time},
    local_date text not null,
    spoken_ms integer not null default 0,
    xp_gained integer,
    recap text,
    tip text,
    held_by text
  )`,
  sql`create index practice_sessions_by_start on practice_sessions (user_id, started_at)`,
  sql`create index practice_sessions_by_date on practice_sessions (user_id, local_date)`,
  sql`create table turns (
    id text primary key,
    session_id text not null references practice_sessions (id) on delete cascade,
    position integer not null,
    role text not null,
    text text not null,
    heard text,
    draft integer not null default 0,
    client_id text,
    answers text unique references turns (id) on delete cascade,
    heard_at ${time},
    analysed_at ${time},
    spoken_ms integer not null default 0,
    created_at ${time} not null,
    unique (session_id, position),
    unique (session_id, client_id)
  )`,
  sql`create table corrections (
    id ${serial},
    turn_id text not null references turns (id) on delete cascade,
    category text not null,
    said text not null,
    better text not null,
    explanation text not null default ''
  )`,
  sql`create index corrections_by_turn on corrections (turn_id)`,
  sql`create table settings (name text primary key, value text not null)`,
  sql`create table mailbox (
    id ${serial},
    recipient text not null,
    subject text not null,
    body text not null,
    code text,
    sent_at ${time} not null
  )`,
  sql`create index mailbox_by_recipient on mailbox (recipient)`,
  sql`create table rate_limits (name text primary key, points integer not null, resets_at ${time} not null)`,
];

export const firstTables = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const all =
    dialect === 'sqlite'
      ? statements(sql`integer primary key autoincrement`, sql`integer`)
      : statements(sql`bigint generated always as identity primary key`, sql`bigint`);
  for (const statement of all) await statement.execute(db);
};
