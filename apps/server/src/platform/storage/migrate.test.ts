import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openElsewhere } from '../../testing/open-elsewhere.ts';
import { tableNames } from '../../testing/table-names.ts';
import { type TestDatabase, temporaryDatabase } from '../../testing/temporary-database.ts';
import { readConfig } from '../config/read-config.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { connect, openDatabase, type Storage } from './open-database.ts';
import type { Database } from './schema.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await temporaryDatabase({ tables: 'empty' });
});
afterEach(() => database.remove());

const config = () => readConfig(database.env);
const open = () => openDatabase(config());
const namesIn = async (db: Kysely<Database>): Promise<readonly string[]> =>
  (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(({ name }) => name);

/** Makes a database as the versions before Kysely's Migrator did, with its first migrations. */
const makeEarlier = async (count: number): Promise<void> => {
  const { db, dialect } = await connect(config());
  await db.transaction().execute(async (transaction) => {
    await sql`create table migrations (name text primary key)`.execute(transaction);
    for (const { name, up } of migrations.slice(0, count)) {
      await up(transaction, dialect);
      await sql`insert into migrations (name) values (${name})`.execute(transaction);
    }
    await sql`insert into settings (name, value) values ('kept', 'yes')`.execute(transaction);
  });
  await db.destroy();
};

/** Names of the tables but that of the Migrator's lock, which it makes when there is something to do. */
const ownTables = async ({ db }: Pick<Storage, 'db'>): Promise<readonly string[]> =>
  (await tableNames(db)).filter((name) => name !== 'migration_lock').toSorted();

const expectWhole = async ({ db }: Pick<Storage, 'db'>): Promise<void> => {
  expect(await namesIn(db)).toEqual(migrations.map(({ name }) => name));
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
};

describe('a database of an earlier version', () => {
  const versions = migrations.map(({ name }, index) => ({ name, count: index + 1 }));

  it.each(versions)('that ended with $name is brought up to date, and keeps what is in it', async ({ count }) => {
    await makeEarlier(count);
    const storage = await open();
    await expectWhole(storage);
    const tables = await ownTables(storage);
    await storage.close();
    const fresh = await temporaryDatabase({ tables: 'empty' });
    const made = await openDatabase(readConfig(fresh.env));
    expect(tables).toEqual(await ownTables(made));
    await made.close();
    await fresh.remove();
  });

  it('may be opened by several processes at once', async () => {
    await makeEarlier(3);
    const codes = await Promise.all(Array.from({ length: 4 }, () => openElsewhere(database)));
    expect(codes).toEqual([0, 0, 0, 0]);
    const storage = await open();
    await expectWhole(storage);
    await storage.close();
  });

  it('is still understood by the version that made it, should that come back', async () => {
    await makeEarlier(migrations.length);
    const storage = await open();
    await sql`create table if not exists migrations (name text primary key)`.execute(storage.db);
    expect(await namesIn(storage.db)).toHaveLength(migrations.length);
    await storage.close();
  });
});

describe('migrations', () => {
  const note = (name: string): Migration => ({
    name,
    up: async (db) => {
      await sql`insert into settings (name, value) values (${name}, 'ran')`.execute(db);
    },
  });
  const broken: Migration = { name: '902-broken', up: () => Promise.reject(new Error('cannot be done')) };
  const ran = async (db: Kysely<Database>) =>
    (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

  it('are all taken back when one of them fails, and run again at the next start', async () => {
    const { db, dialect, close } = await open();
    await expect(migrate(db, dialect, [...migrations, note('901-first'), broken])).rejects.toThrow('cannot be done');
    expect(await ran(db)).toEqual([]);
    await migrate(db, dialect, [...migrations, note('901-first'), note('902-broken')]);
    expect(await ran(db)).toEqual(['901-first', '902-broken']);
    await close();
  });

  it('run once, also one that comes later and stands before others', async () => {
    const { db, dialect, close } = await open();
    await migrate(db, dialect, [...migrations, note('902-second')]);
    await migrate(db, dialect, [...migrations, note('901-late'), note('902-second')]);
    await migrate(db, dialect, [...migrations, note('901-late'), note('902-second')]);
    expect(await ran(db)).toEqual(['901-late', '902-second']);
    await close();
  });
});
