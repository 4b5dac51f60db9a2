import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** `time` is ms since 1970. */
const statements = (time: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql`alter table subscriptions add column service text`,
  sql`update subscriptions set service = 'sandbox' where id in (select id from sandbox_subscriptions)`,
  sql`alter table subscriptions add column asked_at ${time} not null default 0`,
  sql`alter table checkouts add column asked_at ${time} not null default 0`,
  // Some were noted as ended while they still could be charged for: what has ended has a moment at which it did.
  sql`update subscriptions set status = 'halted' where status = 'ended' and ends_at is null`,
];

/** Keeps which payment service sold a subscription, and when it was last asked of its own accord. */
export const paymentServices = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  for (const statement of statements(dialect === 'sqlite' ? sql`integer` : sql`bigint`)) await statement.execute(db);
};
