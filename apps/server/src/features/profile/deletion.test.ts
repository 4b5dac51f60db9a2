import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pronunciation } from '../../engines/ports.ts';
import { withLease } from '../../kernel/sessions/lease.ts';
import { absentEngines } from '../../testing/absent-engines.ts';
import { createTestClock, type TestClock } from '../../testing/clock.ts';
import { assessed } from '../../testing/drill-world.ts';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openInterviewPage, prepareInterview } from '../../testing/interview-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { silentWav } from '../../testing/silent-wav.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { tableNames } from '../../testing/table-names.ts';

const isPostgres = process.env['SAYSO_TEST_DATABASE'] === 'postgres';

let server: TestServer;
let clock: TestClock;
let learner: TestLearner;
beforeEach(async () => {
  clock = createTestClock();
  const pronunciation: Pronunciation = {
    ...absentEngines.pronunciation,
    assess: async (_recording, sentence) => assessed(sentence, { think: { score: 0.2 } }),
  };
  server = await startTestServer({ now: clock.now, engines: { ...createFakeEngines().engines, pronunciation } });
  learner = await signUpLearner(server, 'zofia.kowalczyk@example.com');
});
afterEach(() => server.close());

const remove = () => call(server, 'DELETE', '/user/delete', undefined, learner.token);
const db = () => server.services.storage.db;

/** Every row of every table, as text by table. */
const dump = async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await Promise.all(
    (await tableNames(db())).map(async (name) => [
      name,
      JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db())).rows),
    ]),
  );
  return new Map(rows as [string, string][]);
};

/** Leaves something in every table that holds anything of learners. */
const liveHere = async (): Promise<void> => {
  const { id, email, token } = learner;
  const profile = {
    full_name: 'Zofia Kowalczyk',
    english_level: 'B1',
    goal: 'Work',
    preferences: { topics: ['Tech'] },
  };
  await call(server, 'POST', '/user/setup-profile', { ...profile, selected_character: 'Daisy' }, token);
  await call(server, 'POST', '/user/send-verification-code', { email, reason: 'reset' });
  await call(server, 'POST', '/api/auth/refresh', { refresh_token: learner.refresh_token });
  await call(server, 'POST', '/api/auth/socket-ticket', undefined, token);
  await drillHere();
  await buyPlus();
  await interviewHere();
  const page = openLive({ url: server.url, token });
  await page.next('bot_message');
  page.send({ type: 'user_message', text: 'My grandmother keeps bees in Zamosc.', id: 'one' });
  await page.next('bot_message');
  await page.close();
  const turn = await db().selectFrom('turns').select('id').where('role', '=', 'user').executeTakeFirstOrThrow();
  await db()
    .insertInto('corrections')
    .values({ turn_id: turn.id, category: 'Tense', said: 'keeped bees', better: 'kept bees', explanation: '' })
    .execute();
  const estimate = {
    user_id: id,
    number: 1,
    created_at: clock.now(),
    level: 'B1',
    words: 200,
    score: 3,
    features: '{}',
  };
  await db()
    .insertInto('level_estimates')
    .values({ ...estimate, from_turn: turn.id, to_turn: turn.id })
    .execute();
  await db()
    .insertInto('identities')
    .values({ provider: 'google', subject: 'zofia-at-google', user_id: id, created_at: clock.now() })
    .execute();
  await db()
    .insertInto('login_returns')
    .values({ token_hash: 'hash', browser_hash: 'hash', user_id: id, expires_at: clock.now() + 60_000 })
    .execute();
};

/** Leaves something in every table of payments. */
const buyPlus = async (): Promise<void> => {
  const order = { email: learner.email, billing_cycle: 'monthly' };
  const { body } = await call(server, 'POST', '/api/create-checkout-session', order, learner.token);
  await fetch(`${String(body['checkout_url'])}/pay`, {
    method: 'POST',
    headers: { origin: server.url },
    redirect: 'manual',
  });
};

/** Leaves something in every table of the drill. */
const drillHere = async (): Promise<void> => {
  await call(server, 'GET', '/api/pronunciation/greeting', undefined, learner.token);
  await call(server, 'POST', '/api/pronunciation/generate', {}, learner.token);
  const audio_base64 = Buffer.from(silentWav(0.1)).toString('base64');
  const target = 'I think of bees.';
  for (const reference_text of [target, 'Never saved, about bees.']) {
    const recorded = { audio_base64, reference_text };
    await call(server, 'POST', '/api/pronunciation/azure-evaluate', recorded, learner.token);
  }
  const phrase = { target, transcript: target, scores: [], average: 0.2, tip: 'Blow.', coach: 'John', phrase_count: 1 };
  await call(server, 'POST', '/api/pronunciation/save-session', { ...phrase, conversation_history: [] }, learner.token);
};

/** Leaves something in every table of the interview. */
const interviewHere = async (): Promise<void> => {
  const job = { job_title: 'Beekeeper of bees', job_description: 'You keep bees.', company_name: 'Bees of Zamosc' };
  const id = await prepareInterview(server, learner.token, job);
  await prepareInterview(server, learner.token, { ...job, retry_of: id });
  const page = openInterviewPage(server.url, learner.token, id);
  await page.next('bot_message');
  page.send({ type: 'user_message', text: 'Bees are my life, I am Zofia.' });
  await page.next('assistant_perfect_answer');
  await page.close();
};

/** The traces that would give the person away: name, address, words, and the ids that lead to them. */
const traces = async (): Promise<readonly string[]> => {
  const sessions = await db().selectFrom('practice_sessions').select('id').execute();
  const ids = [learner.id, ...sessions.map(({ id }) => id)];
  return ['zofia', 'Zofia', 'Kowalczyk', 'kowalczyk', 'bees', 'Zamosc', ...ids];
};

/** Tables that know nothing of learners. */
const impersonal: ReadonlySet<string> = new Set([
  'migrations',
  'migration_lock',
  'settings',
  'rate_limits',
  'pending_logins',
  'payment_events',
]);

describe('deleting the account', () => {
  it('leaves no row of the learner in any table, also in tables of later versions', async () => {
    await liveHere();
    const before = await dump();
    for (const [table, rows] of before) if (!impersonal.has(table)) expect(rows, table).not.toBe('[]');
    const known = await traces();
    expect((await remove()).status).toBe(200);
    for (const [table, rows] of await dump()) {
      if (!impersonal.has(table)) expect(rows, table).toBe('[]');
      for (const trace of known) expect(rows, table).not.toContain(trace);
    }
  });

  it.skipIf(isPostgres)('leaves nothing of the person in the files either', async () => {
    await liveHere();
    const folder = server.database.env['DATA_DIR'] ?? '';
    const known = await traces();
    const found = async () => {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
      return known.filter((trace) => files.some((file) => file.includes(trace)));
    };
    expect(await found()).toEqual(known);
    await remove();
    expect(await found()).toEqual([]);
  });

  /** Resolves when a statement of another transaction waits for a lock. SQLite has one writer, so there is none to wait for. */
  const untilBlocked = () =>
    isPostgres
      ? vi.waitFor(async () => {
          const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete%'`;
          expect((await waiting.execute(db())).rows).not.toEqual([]);
        })
      : undefined;

  it('waits for a turn that is being stored, however far the other has come', async () => {
    const page = openLive({ url: server.url, token: learner.token });
    await page.next('bot_message');
    const { id, held_by } = await db()
      .selectFrom('practice_sessions')
      .select(['id', 'held_by'])
      .executeTakeFirstOrThrow();
    const lease = { sessionId: id, leaseId: held_by ?? '' };
    let removed: ReturnType<typeof remove> | undefined;
    await withLease(db(), lease, clock.now(), async (transaction) => {
      removed = remove();
      await untilBlocked();
      // The end of a session gives XP to its learner in the same transaction.
      await transaction.updateTable('users').set({ total_xp: 3 }).where('id', '=', learner.id).execute();
    });
    expect((await removed)?.status).toBe(200);
    expect(await db().selectFrom('practice_sessions').select('id').execute()).toEqual([]);
    expect(await page.closed).toMatchObject({ code: 4401 });
  });

  it('meets turns and ends of sessions at any moment, and leaves nothing of them', async () => {
    for (let round = 0; round < 8; round += 1) {
      const other = await signUpLearner(server);
      const page = openLive({ url: server.url, token: other.token });
      await page.next('bot_message');
      page.send({ type: 'user_message', text: 'I like bees.' });
      page.send({ type: 'user_message', text: 'They make honey.' });
      page.send({ type: 'terminate' });
      expect((await call(server, 'DELETE', '/user/delete', undefined, other.token)).status).toBe(200);
      await page.closed;
    }
    expect(await db().selectFrom('turns').select('id').execute()).toEqual([]);
  });

  it('ends its tokens at once and frees the address', async () => {
    await remove();
    expect((await call(server, 'GET', '/me', undefined, learner.token)).status).toBe(401);
    const { status } = await call(server, 'POST', '/api/auth/refresh', { refresh_token: learner.refresh_token });
    expect(status).toBe(401);
    clock.advance(60_000);
    expect((await signUpLearner(server, learner.email)).id).not.toBe(learner.id);
  });

  it('touches no other account', async () => {
    const other = await signUpLearner(server);
    await remove();
    expect((await call(server, 'GET', '/me', undefined, other.token)).status).toBe(200);
  });
});
