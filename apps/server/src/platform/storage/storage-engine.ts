import type { Engine } from '../engine.ts';
import type { Storage, StorageConfig } from './open-database.ts';

/** The database as people read of it, at start and from the doctor. It belongs to who opened it: `close` leaves it open. */
export const storageEngine = ({ db }: Storage, { databaseUrl, dataDir }: StorageConfig): Engine => ({
  about:
    databaseUrl === null
      ? { kind: 'embedded', name: 'SQLite', note: `The data is in ${dataDir}, for one server process.` }
      : { kind: 'provider', name: `PostgreSQL at ${new URL(databaseUrl).host}`, note: '' },
  check: async () => {
    const learners = db.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('count'));
    const { count } = await learners.executeTakeFirstOrThrow();
    return `its tables are up to date; learners: ${count}`;
  },
  close: async () => undefined,
});
