import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/storage/open-database.ts';

/** A database for one test. */
export interface TestDatabase {
  /** The variables that lead a server to it. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export interface TestDatabaseOptions {
  /**
   * Whether the database has its tables already (made from one that was migrated once for the whole run, which takes a fraction of the
   * time), or is empty, for tests of the migrations themselves.
   * @default 'migrated'
   */
  readonly tables?: 'migrated' | 'empty';
}

/** Database of PostgreSQL that every migrated one is copied from. */
const template = 'sayso_migrated';

let sqliteTemplate: Promise<string> | undefined;

const makeSqliteTemplate = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(process.env['SAYSO_TEST_TEMPLATES'] ?? tmpdir(), 'sayso-migrated-'));
  const storage = await openDatabase({ databaseUrl: null, dataDir });
  await storage.close();
  return dataDir;
};

const createSqlite = async (tables: 'migrated' | 'empty'): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-test-'));
  if (tables === 'migrated') {
    sqliteTemplate ??= makeSqliteTemplate();
    await cp(await sqliteTemplate, folder, { recursive: true });
  }
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const locate = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Makes the database that `temporaryDatabase` copies. Called once for a run of the tests.
 * @param server the address of a PostgreSQL that lives as long as the run
 */
export const preparePostgres = async (server: string): Promise<void> => {
  await run(server, `create database ${template}`);
  const storage = await openDatabase({ databaseUrl: locate(server, template), dataDir: '' });
  await storage.close();
};

const createEmptyPostgres = async (server: string): Promise<TestDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template template0`);
  return {
    env: { DATABASE_URL: locate(server, name) },
    remove: () => run(server, `drop database ${name} with (force)`),
  };
};

/** Deletes every row of every table but the list of migrations, whatever points to it; ends what a killed server left open first. */
const clear = `
do $$
declare name text;
begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like '%migration%' loop
    execute format('delete from %I', name);
  end loop;
end $$`;

/** Migrated databases of this process that no test uses at the moment. */
const free: string[] = [];

/** Deleting a few rows takes a tenth of the time that it takes to copy a database, and a thirtieth of that to migrate one. */
const borrowPostgres = async (server: string): Promise<TestDatabase> => {
  let name = free.pop();
  if (name === undefined) {
    name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await run(server, `create database ${name} template ${template} strategy wal_log`);
  }
  const url = locate(server, name);
  const borrowed = name;
  return {
    env: { DATABASE_URL: url },
    remove: async () => {
      await run(url, clear);
      free.push(borrowed);
    },
  };
};

/**
 * A SQLite folder, or a database of its own on the real PostgreSQL that `prepare-databases.ts` starts when SAYSO_TEST_DATABASE is
 * `postgres`.
 * @throws when PostgreSQL is wanted and was not started
 */
export const temporaryDatabase = ({ tables = 'migrated' }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  if (process.env['SAYSO_TEST_DATABASE'] !== 'postgres') return createSqlite(tables);
  const server = process.env['SAYSO_TEST_POSTGRES_URL'];
  if (!server)
    throw new Error('PostgreSQL is not running: vitest’s globalSetup must name testing/prepare-databases.ts.');
  return tables === 'migrated' ? borrowPostgres(server) : createEmptyPostgres(server);
};
