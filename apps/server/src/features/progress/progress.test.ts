import { beforeEach, describe, expect, it } from 'vitest';
import { learnerWorld } from '../../testing/learner-world.ts';
import { call } from '../../testing/sign-up-learner.ts';

describe('progress', () => {
  const world = learnerWorld();
  const get = async (path: string) => {
    const { token } = await world.server.services.tokens.issue(world.learner.id);
    return call(world.server, 'GET', path, undefined, token);
  };
  const send = async (message: string) => {
    const { token } = await world.server.services.tokens.issue(world.learner.id);
    return call(world.server, 'POST', '/conversation/send', { message }, token);
  };

  it('of a new learner is all nothing', async () => {
    expect((await get('/user/progress')).body).toEqual({
      today: '2026-11-20',
      total_xp: 0,
      level: 1,
      streak: 0,
      days: [],
      sessions: [],
      errors: [],
    });
  });

  it('counts a chat that is still open as the profile and the list of sessions do, and as it will count when it has ended', async () => {
    await send('I like tea.');
    world.now += 45_000;
    await send('I like coffee.');
    const all = async () => [
      (await get('/user/progress')).body,
      (await get('/me')).body,
      (await get('/user/sessions')).body,
    ];
    const open = await all();
    expect(open).toMatchObject([
      { total_xp: 4, streak: 1, days: [{ date: '2026-11-20', xp: 4, seconds: 45, phrases: 2, sessions: 1 }] },
      { total_xp: 4, streak: 1 },
      { sessions: [{ duration_seconds: 45, learning_data: { xp_gained: 4, phrase_count: 2 } }] },
    ]);
    world.now += 3 * 60 * 60_000;
    expect(await all()).toEqual(open);
  });

  /** Keeps these mistakes: the turn of the learner, the category, the sentence. */
  const keep = async (mistakes: readonly (readonly [turn: number, category: string, said: string])[]) => {
    const { db } = world.server.services.storage;
    const turns = await db.selectFrom('turns').select('id').where('role', '=', 'user').orderBy('position').execute();
    const values = mistakes.map(([turn, category, said]) => ({
      turn_id: turns[turn]?.id ?? '',
      category,
      said,
      better: said.replace('go', 'went'),
      explanation: '',
    }));
    await db.insertInto('corrections').values(values).execute();
  };

  it('shows the mistakes that came back, the newest sentences first, and none that was made once', async () => {
    for (const at of ['I like tea.', 'I like coffee.']) await send(at);
    await keep([
      [0, 'Tense', 'I go home.'],
      [0, 'Articles', 'A tea.'],
      [1, 'Tense', 'I go out.'],
    ]);
    expect((await get('/user/progress')).body['errors']).toEqual([
      {
        category: 'Tense',
        count: 2,
        examples: [
          { said: 'I go out.', better: 'I went out.', date: '2026-11-20' },
          { said: 'I go home.', better: 'I went home.', date: '2026-11-20' },
        ],
      },
    ]);
  });

  it('counts a sentence once each time it was said, whatever number of mistakes it has, and shows it once', async () => {
    for (const at of ['I like tea.', 'I like coffee.']) await send(at);
    await keep([
      [0, 'Articles', 'A tea.'],
      [0, 'Articles', 'A tea.'],
      [0, 'Articles', 'A tea.'],
      [0, 'Tense', 'I go home.'],
      [0, 'Tense', 'I go home.'],
      [1, 'Tense', 'I go home.'],
    ]);
    expect((await get('/user/progress')).body['errors']).toEqual([
      {
        category: 'Tense',
        count: 2,
        examples: [{ said: 'I go home.', better: 'I went home.', date: '2026-11-20' }],
      },
    ]);
  });

  it('shows only the days that were asked for', async () => {
    await send('Hello.');
    world.now += 6 * 24 * 60 * 60_000;
    expect((await get('/user/progress?days=7')).body).toMatchObject({ days: [{ date: '2026-11-20' }], sessions: [{}] });
    expect((await get('/user/progress?days=6')).body).toMatchObject({ days: [], sessions: [] });
  });

  it('refuses a number of days that is none in plain words', async () => {
    for (const days of ['0', '367', 'x', '1.5']) {
      expect(await get(`/user/progress?days=${days}`)).toMatchObject({
        status: 400,
        body: { detail: 'The field “days” is not right. It must be a whole number from 1 to 366.' },
      });
    }
  });

  it('lists no more sessions than were asked for, the newest', async () => {
    for (const message of ['One.', 'Two.', 'Three.']) {
      await send(message);
      world.now += 3 * 60 * 60_000;
    }
    const { sessions } = (await get('/user/sessions?limit=2')).body as { sessions: { created_at: string }[] };
    expect(sessions.map(({ created_at }) => created_at.slice(11, 13))).toEqual(['18', '15']);
    expect((await get('/user/sessions?limit=0')).status).toBe(400);
  });

  describe('where the learner is', () => {
    beforeEach(() => send('Hello.'));
    const todayIn = async (zone: string) =>
      (await get(`/user/progress?time_zone=${encodeURIComponent(zone)}`)).body['today'];

    const comeTo = async (time_zone: string) => {
      const { token } = await world.server.services.tokens.issue(world.learner.id);
      await call(world.server, 'POST', '/api/auth/socket-ticket', { time_zone }, token);
    };

    it('is named by the page that asks, for its answer alone', async () => {
      // Noon in London: already tomorrow on Kiritimati.
      expect(await todayIn('Pacific/Kiritimati')).toBe('2026-11-21');
      expect((await get('/user/sessions?limit=50&time_zone=Pacific%2FKiritimati')).status).toBe(200);
      expect((await get('/user/progress')).body['today']).toBe('2026-11-20');
      expect((await get(`/user/sessions?time_zone=${'x'.repeat(101)}`)).status).toBe(400);
    });

    it('is learnt from the call before a session, so that the days of a traveller begin where they are', async () => {
      await comeTo('Pacific/Kiritimati');
      expect((await get('/user/progress')).body['today']).toBe('2026-11-21');
      world.now += 3 * 60 * 60_000;
      await send('Hello again.');
      expect((await get('/user/progress')).body).toMatchObject({
        streak: 2,
        days: [{ date: '2026-11-20' }, { date: '2026-11-21' }],
      });
    });

    it('is learnt from a chat that begins and from a drilled phrase too', async () => {
      const { token } = await world.server.services.tokens.issue(world.learner.id);
      await call(world.server, 'POST', '/conversation/start', { time_zone: 'Pacific/Kiritimati' }, token);
      expect((await get('/user/progress')).body['today']).toBe('2026-11-21');
      const phrase = {
        target: 'I like tea.',
        transcript: 'I like tea.',
        scores: [],
        average: 0.9,
        tip: '',
        coach: 'John',
      };
      const sent = { ...phrase, phrase_count: 1, conversation_history: [], time_zone: 'America/Los_Angeles' };
      await call(world.server, 'POST', '/api/pronunciation/save-session', sent, token);
      expect((await get('/user/progress')).body).toMatchObject({ today: '2026-11-20', streak: 1 });
    });

    it('stays what it was where the zone is unknown', async () => {
      await comeTo('Mars/Base');
      expect(await todayIn('Mars/Base')).toBe('2026-11-20');
      expect((await get('/user/sessions?time_zone=Mars%2FBase')).status).toBe(200);
      expect((await get('/user/progress')).body['today']).toBe('2026-11-20');
    });

    it('changes at midnight there, on a day of 25 hours too', async () => {
      world.now = Date.UTC(2026, 10, 2, 7, 59, 59);
      expect(await todayIn('America/Los_Angeles')).toBe('2026-11-01');
      world.now += 1000;
      expect(await todayIn('America/Los_Angeles')).toBe('2026-11-02');
    });
  });

  it('adds up by coach', async () => {
    await send('Hello.');
    expect((await get('/user/totals')).body).toEqual({
      coaches: [{ coach: 'John', conversations: 0, seconds: 0, spoken_seconds: 0, phrases: 1 }],
    });
  });
});
