import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database for one test. */
export interface TestDatabase {
  /** The variables that lead a server to it. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const sqlite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-test-'));
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

/** A schema, not a database: making one takes a tenth of the time. */
const postgres = async (server: string): Promise<TestDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return { env: { DATABASE_URL: url.href }, remove: () => run(server, `drop schema ${name} cascade`) };
};

/**
 * A SQLite folder, or a place of its own on the real PostgreSQL that `startPostgres.ts` runs when SAYSO_TEST_DATABASE is `postgres`.
 */
export const temporaryDatabase = (): Promise<TestDatabase> => {
  if (process.env['SAYSO_TEST_DATABASE'] !== 'postgres') return sqlite();
  const server = process.env['SAYSO_TEST_POSTGRES_URL'];
  if (!server) throw new Error('PostgreSQL is not running: vitest’s globalSetup must name testing/startPostgres.ts.');
  return postgres(server);
};
