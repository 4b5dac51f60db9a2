import { describe, expect, it } from 'vitest';
import { day } from '../testing/clock.ts';
import { call } from '../testing/sign-up-learner.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createChance } from './chance.ts';
import { seedLearner } from './seed-learner.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe('a seeded learner', () => {
  it('has practised every day, of all kinds, and every figure is one that practice comes to', async () => {
    const server = await startTestServer({ now: () => now });
    const { db } = server.services.storage;
    const learner = { id: 'a', email: 'a@example.com', passwordHash: null, timeZone: 'UTC', days: 40 };
    const made = await seedLearner(db, learner, createChance(1), now);
    const ask = async (path: string) =>
      (await call(server, 'GET', path, undefined, (await server.services.tokens.issue('a')).token)).body;
    const before = await ask('/user/progress');
    expect(before).toMatchObject({ streak: 40, total_xp: made.totalXp, today: '2026-11-20' });
    expect(before['days']).toHaveLength(30);
    expect(before['errors']).toHaveLength(5);

    // Settled once more from its turns, it comes to the same.
    const talks = ['conversation', 'text', 'interview'] as const;
    await db.updateTable('practice_sessions').set({ settled: 0 }).where('kind', 'in', talks).execute();
    expect(await ask('/user/progress')).toEqual(before);

    const kinds = await db.selectFrom('practice_sessions').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['conversation', 'interview', 'pronunciation', 'text']);
    expect(await ask('/api/pronunciation/api/session/summary')).toMatchObject({ phrase_count: 5 });
    await server.close();
  });

  it('is the same again for the same seed', async () => {
    const made = async () => {
      const server = await startTestServer();
      const { db } = server.services.storage;
      const learner = { id: 'a', email: 'a@example.com', passwordHash: null, timeZone: 'UTC', days: 3 };
      await seedLearner(db, learner, createChance(7), now - day);
      const turns = await db.selectFrom('turns').selectAll().orderBy('id').execute();
      await server.close();
      return turns;
    };
    expect(await made()).toEqual(await made());
  });
});
