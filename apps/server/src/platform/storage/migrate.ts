import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The table of the migrations that ran. Its name is older than the use of Kysely's Migrator, and stays. */
const table = 'migrations';

const isMissingTable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || error.message === `no such table: ${table}`);

/** Looks with one cheap query whether there is anything to do, as there rarely is: the Migrator needs ten. */
const isCurrent = async (db: Kysely<Database>, all: readonly Migration[]): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return all.every(({ name }) => done.has(name));
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
};

/** Gives a table of an earlier version the column that the Migrator expects: what ran before is then not run again. */
const adoptEarlierTable = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  // The Migrator demands a time. Nothing recorded when these ran.
  const column = sql`timestamp varchar(255) not null default '1970-01-01T00:00:00.000Z'`;
  if (dialect === 'postgres') {
    await sql`alter table if exists ${sql.table(table)} add column if not exists ${column}`.execute(db);
    return;
  }
  // A transaction takes the write lock at its start: another process cannot add the column in between.
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(transaction);
    if (rows.length === 0 || rows.some(({ name }) => name === 'timestamp')) return;
    await sql`alter table ${sql.table(table)} add column ${column}`.execute(transaction);
  });
};

/**
 * Runs the migrations that have not run yet, all of them or none. Processes that start at the same time take turns: PostgreSQL has the Migrator's
 * advisory lock, and with SQLite a transaction holds the write lock from its start.
 * @throws Error of the migration that failed
 */
export const migrate = async (db: Kysely<Database>, dialect: Dialect, all = migrations): Promise<void> => {
  if (await isCurrent(db, all)) return;
  await adoptEarlierTable(db, dialect);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          all.map(({ name, up }) => [name, { up: (transaction: Kysely<Database>) => up(transaction, dialect) }]),
        ),
    },
    migrationTableName: table,
    migrationLockTableName: 'migration_lock',
    // Two branches may each have added one: the order of their names is not the order in which they were released.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
