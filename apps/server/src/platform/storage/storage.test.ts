import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, day, hour } from '../../testing/clock.ts';
import { openElsewhere } from '../../testing/open-elsewhere.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type TestDatabase, temporaryDatabase } from '../../testing/temporary-database.ts';
import { readConfig } from '../config/read-config.ts';
import { cleanUp } from './housekeeping.ts';
import { openDatabase, StorageError } from './open-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await temporaryDatabase({ tables: 'empty' });
});
afterEach(() => database.remove());

const open = () => openDatabase(readConfig(database.env));
describe('the storage', () => {
  it('may be opened by several processes for the first time at once', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => openElsewhere(database)));
    expect(codes).toEqual([0, 0, 0, 0]);
  });

  it('keeps what is in it when it is opened again', async () => {
    const first = await open();
    await first.db.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }]);
    await second.close();
  });

  it('gives times as numbers', async () => {
    const storage = await open();
    const row = { recipient: 'a', subject: 'b', body: 'c', code: null, sent_at: 1_795_176_000_123 };
    await storage.db.insertInto('mailbox').values(row).execute();
    expect(await storage.db.selectFrom('mailbox').selectAll().execute()).toEqual([{ id: 1, ...row }]);
    await storage.close();
  });

  it('keeps parallel transactions apart', async () => {
    const storage = await open();
    await storage.db.insertInto('settings').values({ name: 'count', value: '0' }).execute();
    const add = () =>
      storage.db.transaction().execute(async (transaction) => {
        await sql`update settings set value = value where name = 'count'`.execute(transaction);
        const { value } = await transaction.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
        await transaction
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await storage.db.selectFrom('settings').select('value').execute()).toEqual([{ value: '20' }]);
    await storage.close();
  });

  it('takes a transaction that failed back', async () => {
    const storage = await open();
    const failing = storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await storage.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await storage.close();
  });

  it('answers one turn of the learner once, and takes one message of the page once', async () => {
    const storage = await open();
    const { db } = storage;
    await sql`insert into users (id, email, auth_provider, created_at) values ('u', 'e', 'email', 1)`.execute(db);
    await sql`insert into practice_sessions (id, user_id, kind, coach, started_at, last_active_at, local_date)
      values ('s', 'u', 'conversation', 'John', 1, 1, '2026-11-20')`.execute(db);
    const turn = (id: string, position: number, client: string | null, answers: string | null) =>
      sql`insert into turns (id, session_id, position, role, text, client_id, answers, created_at)
        values (${id}, 's', ${position}, 'user', 't', ${client}, ${answers}, 1)`.execute(db);
    await turn('a', 1, 'm', null);
    await turn('b', 2, null, 'a');
    await turn('c', 3, null, null);
    await expect(turn('d', 4, 'm', null)).rejects.toThrow();
    await expect(turn('d', 4, null, 'a')).rejects.toThrow();
    await expect(turn('d', 3, null, null)).rejects.toThrow();
    await storage.close();
  });
});

describe('a storage of before', () => {
  it('gives a category of mistakes its plain name', async () => {
    const storage = await open();
    const { db } = storage;
    await sql`delete from migrations where name = '014-plain-category'`.execute(db);
    await sql`insert into users (id, email, auth_provider, created_at) values ('u', 'e', 'email', 1)`.execute(db);
    await sql`insert into practice_sessions (id, user_id, kind, coach, started_at, last_active_at, local_date)
      values ('s', 'u', 'conversation', 'John', 1, 1, '2026-11-20')`.execute(db);
    await sql`insert into turns (id, session_id, position, role, text, created_at)
      values ('t', 's', 1, 'user', 'Many advices.', 1)`.execute(db);
    for (const category of ['Countability', 'Tense']) {
      await sql`insert into corrections (turn_id, category, said, better, explanation)
        values ('t', ${category}, 'a', 'b', 'c')`.execute(db);
    }
    await storage.close();
    const again = await open();
    const kept = await again.db.selectFrom('corrections').select('category').orderBy('category').execute();
    expect(kept).toEqual([{ category: 'Much and many' }, { category: 'Tense' }]);
    await again.close();
  });

  it('learns which payment service sold what, and asks again about what it took for ended', async () => {
    const storage = await open();
    for (const [table, column] of [
      ['subscriptions', 'service'],
      ['subscriptions', 'asked_at'],
      ['checkouts', 'asked_at'],
    ] as const) {
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(storage.db);
    }
    await sql`delete from migrations where name = '009-payment-services'`.execute(storage.db);
    await sql`insert into users (id, email, auth_provider, created_at) values ('u', 'e', 'email', 1)`.execute(
      storage.db,
    );
    await sql`insert into sandbox_subscriptions values ('tried', 'u', 'monthly', 1, null, null)`.execute(storage.db);
    const bought = (id: string, status: string, ends: number | null) =>
      sql`insert into subscriptions values (${id}, 'u', 'c', 'monthly', ${status}, 5, ${ends}, 5, 1)`.execute(
        storage.db,
      );
    await bought('tried', 'active', null);
    await bought('paid', 'active', null);
    await bought('over', 'ended', 4);
    await bought('unpaid', 'ended', null);
    await storage.close();
    const again = await open();
    const rows = again.db.selectFrom('subscriptions').select(['id', 'service', 'status', 'asked_at']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { id: 'over', service: null, status: 'ended', asked_at: 0 },
      { id: 'paid', service: null, status: 'active', asked_at: 0 },
      { id: 'tried', service: 'sandbox', status: 'active', asked_at: 0 },
      { id: 'unpaid', service: null, status: 'halted', asked_at: 0 },
    ]);
    await again.close();
  });
});

describe('a storage whose turns hold the length of their recordings', () => {
  it('keeps as speech no more than the words allow', async () => {
    const storage = await open();
    await sql`alter table turns drop column spoken_measured`.execute(storage.db);
    await sql`delete from migrations where name = '013-speech'`.execute(storage.db);
    await sql`insert into users (id, email, auth_provider, created_at) values ('u', 'e', 'email', 1)`.execute(
      storage.db,
    );
    const session = (id: string, kind: string, spoken: number) =>
      sql`insert into practice_sessions (id, user_id, kind, coach, started_at, last_active_at, local_date, spoken_ms)
        values (${id}, 'u', ${kind}, 'John', 1, 1, '2026-11-20', ${spoken})`.execute(storage.db);
    const turn = (id: string, of: string, client: string | null, spoken: number) =>
      sql`insert into turns (id, session_id, position, role, text, client_id, spoken_ms, created_at)
        values (${id}, ${of}, ${spoken}, 'user', ' I like tea and cake ', ${client}, ${spoken}, 1)`.execute(storage.db);
    await session('talk', 'conversation', 61_500);
    await turn('long', 'talk', 'a', 60_000);
    await turn('short', 'talk', 'b', 1500);
    await turn('typed', 'talk', 'c', 0);
    await session('foreign', 'interview', 0);
    await turn('untold', 'foreign', null, 0);
    await session('chat', 'text', 0);
    await turn('written', 'chat', null, 0);
    await session('drill', 'pronunciation', 0);
    await sql`insert into drills (session_id, user_id, history) values ('drill', 'u', '[]')`.execute(storage.db);
    await sql`insert into drill_phrases (session_id, position, target, transcript, words, tip, created_at)
      values ('drill', 1, 'A cup of tea', 'a cup of tea', '[]', '', 1), ('drill', 2, 'Tea', '', '[]', '', 1)`.execute(
      storage.db,
    );
    await storage.close();
    const again = await open();
    const turns = await again.db.selectFrom('turns').select(['id', 'spoken_ms', 'spoken_measured']).execute();
    expect(Object.fromEntries(turns.map(({ id, spoken_ms }) => [id, spoken_ms]))).toEqual({
      long: 2000,
      short: 1500,
      typed: 0,
      untold: 2000,
      written: 0,
    });
    expect(turns.every(({ spoken_measured }) => spoken_measured === 0)).toBe(true);
    const sessions = await again.db.selectFrom('practice_sessions').select(['id', 'spoken_ms']).execute();
    expect(Object.fromEntries(sessions.map(({ id, spoken_ms }) => [id, spoken_ms]))).toEqual({
      talk: 3500,
      foreign: 2000,
      chat: 0,
      drill: 1600,
    });
    await again.close();
  });
});

describe('a storage that cannot be used', () => {
  it('names DATA_DIR when its folder is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sayso-file-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ databaseUrl: null, dataDir: file })).rejects.toThrow(StorageError);
    await expect(openDatabase({ databaseUrl: null, dataDir: file })).rejects.toThrow(/^DATA_DIR is /);
    rmSync(folder, { recursive: true });
  });

  it('names DATABASE_URL when no server listens there', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://a:b@127.0.0.1:1/c', dataDir: '' });
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: /);
  });
});

describe('cleaning up', () => {
  it('removes what has expired and nothing else', async () => {
    const clock = createTestClock();
    const server = await startTestServer({ now: clock.now });
    const { storage } = server.services;
    await signUpLearner(server);
    const left = async () =>
      Promise.all(
        (['rate_limits', 'one_time_codes', 'refresh_tokens', 'mailbox', 'users'] as const).map(
          async (table) => (await storage.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const before = await left();
    await cleanUp(storage, clock.now());
    expect(await left()).toEqual(before);
    await cleanUp(storage, clock.now() + 2 * hour);
    expect(await left()).toEqual([0, 0, 1, 1, 1]);
    await cleanUp(storage, clock.now() + 31 * day);
    expect(await left()).toEqual([0, 0, 0, 0, 1]);
    await server.close();
  });
});
