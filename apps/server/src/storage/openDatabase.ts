import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { ImmediateSqliteDialect } from './sqliteDialect.ts';

export type Dialect = 'sqlite' | 'postgres';

/** The open database, its tables up to date. */
export interface Storage {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  /** Resolves when every connection is closed. */
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL address, or a folder for SQLite's file. */
export interface StorageConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** How long a statement waits for another process's write, ms. */
const busyTimeout = 5000;

const openSqlite = (dataDir: string): Kysely<Database> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SqliteDatabase(join(dataDir, 'sayso.db'), { timeout: busyTimeout });
  file.pragma('journal_mode = WAL');
  // Nothing that was acknowledged may be lost, power cuts included.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect({ database: file }) });
};

const openPostgres = (connectionString: string): Kysely<Database> => {
  const types = new pg.TypeOverrides();
  // Times in ms and counts fit a double; pg would hand them over as text.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
};

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 * Inside a transaction use its own handle only: with SQLite every other query waits for its end.
 * @throws when the folder cannot be written or the server cannot be reached.
 */
export const openDatabase = async (config: StorageConfig): Promise<Storage> => {
  const dialect: Dialect = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const db = config.databaseUrl === null ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
};
