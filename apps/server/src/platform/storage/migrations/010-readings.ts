import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** Keeps every reading of a sentence beside the others, until the phrase that it was is stored. */
export const readings = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const time = dialect === 'sqlite' ? sql`integer` : sql`bigint`;
  const statements = [
    sql`drop index assessments_by_age`,
    sql`alter table assessments rename to assessments_before`,
    sql`create table assessments (
      user_id text not null references users (id) on delete cascade,
      reading text not null,
      target text not null,
      created_at ${time} not null,
      heard text not null,
      words text not null,
      spoken_ms integer not null,
      primary key (user_id, reading)
    )`,
    // There was one for each sentence.
    sql`insert into assessments (user_id, reading, target, created_at, heard, words, spoken_ms)
      select user_id, target, target, created_at, heard, words, spoken_ms from assessments_before`,
    sql`drop table assessments_before`,
    sql`create index assessments_by_age on assessments (created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
};
