import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import { OwnSchemaPostgresDialect } from './postgres-dialect.ts';
import type { Database } from './schema.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';

/** The open database, its tables up to date. */
export interface Storage {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  /**
   * Lets what was deleted leave the files too, as far as no process reads just now. PostgreSQL does that by itself, in its own time.
   */
  scrub(): Promise<void>;
  /** Resolves when every connection is closed. */
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL address, or a folder for SQLite's file. */
export interface StorageConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** The database cannot be used. The message is one line that says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
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
  // What was deleted is overwritten: a copy of the file tells nothing of who has left.
  file.pragma('secure_delete = ON');
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect({ database: file }) });
};

const openPostgres = async (connectionString: string): Promise<Kysely<Database>> => {
  // Loaded only where it is used: it would make every start slower.
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // Times in ms and counts fit a double; pg would hand them over as text.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new OwnSchemaPostgresDialect({ pool }) });
};

/** Connects to the database as it is, without bringing its tables up to date. @throws StorageError when the folder cannot be used */
export const connect = async (config: StorageConfig): Promise<Pick<Storage, 'db' | 'dialect'>> => {
  if (config.databaseUrl !== null) return { db: await openPostgres(config.databaseUrl), dialect: 'postgres' };
  try {
    return { db: openSqlite(config.dataDir), dialect: 'sqlite' };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StorageError(`DATA_DIR is ${config.dataDir}, which cannot be used: ${why}`, { cause });
  }
};

/** Whether the server could not be reached or would not let us in, which its owner can put right. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof AggregateError ||
  (error instanceof Error &&
    (/timeout|terminated/i.test(error.message) ||
      ('code' in error && /^(E[A-Z]+|28\w{3}|3D000|53300|57P03)$/.test(String(error.code)))));

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 * Inside a transaction use its own handle only: with SQLite every other query waits for its end.
 * @throws StorageError when the folder cannot be written or the server cannot be reached.
 */
export const openDatabase = async (config: StorageConfig): Promise<Storage> => {
  const { db, dialect } = await connect(config);
  try {
    await migrate(db, dialect);
  } catch (cause) {
    await db.destroy();
    if (dialect === 'postgres' && isRefusal(cause)) {
      const why = cause instanceof AggregateError ? 'it does not answer' : cause.message;
      throw new StorageError(`The database of DATABASE_URL cannot be used: ${why}.`, { cause });
    }
    throw cause;
  }
  return {
    db,
    dialect,
    scrub: async () => {
      if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    close: () => db.destroy(),
  };
};
