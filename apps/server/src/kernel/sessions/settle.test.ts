import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { settleAbandoned, updateOpenFigures } from './settle.ts';
import { runSettleJob } from './settle-job.ts';

const minute = 60_000;

describe('a session', () => {
  let now: number;
  let server: TestServer;
  let learner: TestLearner;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 12);
    server = await startTestServer({ engines: createFakeEngines().engines, now: () => now });
    learner = await signUpLearner(server);
  });
  afterEach(() => server.close());

  const db = () => server.services.storage.db;
  const session = () => db().selectFrom('practice_sessions').selectAll().executeTakeFirstOrThrow();
  const given = async () => (await db().selectFrom('users').select('total_xp').executeTakeFirstOrThrow()).total_xp;
  const shown = async () => {
    const { token } = await server.services.tokens.issue(learner.id);
    return (await call(server, 'GET', '/me', undefined, token)).body['total_xp'];
  };
  /** Talks for half a minute and leaves without ending it, as a process that dies does. */
  const leave = async () => {
    const page = openLive({ url: server.url, token: learner.token });
    await page.next('bot_message');
    now += 30_000;
    page.send({ type: 'user_message', text: 'I like tea.' });
    await page.next('bot_message');
    await page.close();
  };

  it('has its figures with every turn, and shows its XP while it goes on', async () => {
    await leave();
    expect(await session()).toMatchObject({ phrases: 1, practised_ms: 30_000, ended_at: null, settled: 0 });
    expect(await shown()).toBe(3);
    expect(await given()).toBe(0);
  });

  it('that was left is ended by the job, at its last activity, and its XP is given', async () => {
    await leave();
    const lastActive = now;
    now += 119 * minute;
    await runSettleJob(server.services);
    expect((await session()).ended_at).toBeNull();
    now += minute;
    await runSettleJob(server.services);
    expect(await session()).toMatchObject({ ended_at: lastActive, settled: 1, xp_gained: 3 });
    expect([await given(), await shown()]).toEqual([3, 3]);
    const streak = await db().selectFrom('users').select(['streak_from', 'streak_to']).executeTakeFirst();
    expect(streak).toEqual({ streak_from: '2026-11-20', streak_to: '2026-11-20' });
  });

  it('is settled once, however many processes run the job at once', async () => {
    await leave();
    now += 3 * 60 * minute;
    const other = await startTestServer({
      engines: createFakeEngines().engines,
      now: () => now,
      database: server.database,
    });
    const processes = [server, other, server, other];
    await Promise.all(processes.map(({ services }) => runSettleJob(services)));
    await runSettleJob(other.services);
    expect(await given()).toBe(3);
    await other.close();
  });

  it('that ended unsettled, in a version before, is settled by the job', async () => {
    await leave();
    await db().updateTable('practice_sessions').set({ ended_at: now, practised_ms: 0, phrases: 0 }).execute();
    expect(await settleAbandoned(db(), now)).toEqual([]);
    expect(await session()).toMatchObject({ settled: 1, xp_gained: 3, phrases: 1, practised_ms: 30_000 });
    expect(await given()).toBe(3);
  });

  it('that a version before left without figures gets them at the start', async () => {
    await leave();
    await db().updateTable('practice_sessions').set({ practised_ms: 0, phrases: 0 }).execute();
    await updateOpenFigures(db());
    expect(await session()).toMatchObject({ phrases: 1, practised_ms: 30_000, settled: 0 });
  });
});
