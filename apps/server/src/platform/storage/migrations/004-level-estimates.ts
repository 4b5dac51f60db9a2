import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

export const levelEstimates = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const [time, real] = dialect === 'sqlite' ? [sql`integer`, sql`real`] : [sql`bigint`, sql`double precision`];
  await sql`create table level_estimates (
    user_id text not null references users (id) on delete cascade,
    number integer not null,
    created_at ${time} not null,
    level text not null,
    words integer not null,
    score ${real} not null,
    features text not null,
    from_turn text not null references turns (id) on delete cascade,
    to_turn text not null references turns (id) on delete cascade,
    primary key (user_id, number)
  )`.execute(db);
  await sql`create index level_estimates_by_from on level_estimates (from_turn)`.execute(db);
  await sql`create index level_estimates_by_to on level_estimates (to_turn)`.execute(db);
};
