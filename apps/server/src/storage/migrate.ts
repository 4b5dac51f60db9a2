import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Any number; every process of this product must take the same. */
const advisoryLock = 7_297_596;

/**
 * Runs what has not run yet, all of it or nothing. Two processes that start at once take turns: SQLite's transaction holds the
 * write lock from its start, PostgreSQL's holds an advisory lock.
 */
export const migrate = (db: Kysely<Database>, dialect: Dialect): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const names = new Set(done.rows.map((row) => row.name));
    for (const migration of migrations) {
      if (names.has(migration.name)) continue;
      await migration.up(transaction, dialect);
      await sql`insert into migrations (name) values (${migration.name})`.execute(transaction);
    }
  });
