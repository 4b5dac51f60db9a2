import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `time` is ms since 1970. */
const statements = (time: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`create table checkouts (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    billing_cycle text not null,
    state text not null,
    created_at ${time} not null
  )`,
  sql`create index checkouts_by_user on checkouts (user_id)`,
  sql`create table subscriptions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    customer_id text not null,
    billing_cycle text not null,
    status text not null,
    period_end ${time} not null,
    ends_at ${time},
    plus_until ${time} not null,
    read_at ${time} not null
  )`,
  sql`create index subscriptions_by_user on subscriptions (user_id)`,
  sql`create index subscriptions_by_period on subscriptions (period_end)`,
  sql`create table payment_events (
    id text primary key,
    handled_at ${time} not null
  )`,
  sql`create table sandbox_subscriptions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    billing_cycle text not null,
    started_at ${time} not null,
    ends_at ${time},
    ended_at ${time}
  )`,
  sql`create index sandbox_subscriptions_by_user on sandbox_subscriptions (user_id)`,
];

export const plus = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  for (const statement of statements(dialect === 'sqlite' ? sql`integer` : sql`bigint`)) await statement.execute(db);
};
