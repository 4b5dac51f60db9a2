import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `time` is ms since 1970. */
const statements = (time: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`create table identities (
    provider text not null,
    subject text not null,
    user_id text not null references users (id) on delete cascade,
    created_at ${time} not null,
    primary key (provider, subject)
  )`,
  sql`create index identities_by_user on identities (user_id)`,
  sql`create table pending_logins (
    state_hash text primary key,
    provider text not null,
    browser_hash text not null,
    code_verifier text not null,
    nonce text not null,
    redirect_uri text not null,
    expires_at ${time} not null
  )`,
  sql`create table login_returns (
    token_hash text primary key,
    browser_hash text not null,
    user_id text not null references users (id) on delete cascade,
    expires_at ${time} not null
  )`,
  sql`create index login_returns_by_user on login_returns (user_id)`,
];

export const socialSignIn = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  for (const statement of statements(dialect === 'sqlite' ? sql`integer` : sql`bigint`)) await statement.execute(db);
};
