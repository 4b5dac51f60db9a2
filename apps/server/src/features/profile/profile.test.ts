import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, day, type TestClock } from '../../testing/clock.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: TestClock;
let learner: TestLearner;
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now });
  learner = await signUpLearner(server);
});
afterEach(() => server.close());

const me = async () => (await call(server, 'GET', '/me', undefined, learner.token)).body;
const setUp = (body: unknown) => call(server, 'POST', '/user/setup-profile', body, learner.token);
const patch = (body: unknown) => call(server, 'PATCH', '/user/profile', body, learner.token);
const ana = {
  full_name: 'Ana Silva',
  english_level: 'B1',
  goal: 'Work',
  preferences: { topics: ['Tech', 'Movies'] },
};

const practise = (local_date: string, spoken_ms = 1000) =>
  server.services.storage.db
    .insertInto('practice_sessions')
    .values({
      id: crypto.randomUUID(),
      user_id: learner.id,
      kind: 'conversation',
      coach: 'John',
      started_at: clock.now(),
      last_active_at: clock.now(),
      ended_at: clock.now(),
      local_date,
      spoken_ms,
      phrases: spoken_ms > 0 ? 1 : 0,
      practised_ms: spoken_ms,
      settled: 1,
      xp_gained: 0,
      recap: null,
      tip: null,
    })
    .execute();

describe('the profile', () => {
  it('of a new learner is empty, at level 1, and leaves the real English level out', async () => {
    expect(await me()).toEqual({
      email: learner.email,
      full_name: null,
      picture: null,
      english_level: null,
      goal: null,
      preferences: { topics: [] },
      profile_setup_status: null,
      selected_character: null,
      is_premium: false,
      level: 1,
      total_xp: 0,
      streak: 0,
      level_measured: false,
      free_talks: { limit: 5, left: 5 },
    });
  });

  it('is the same at /me and /user/profile', async () => {
    await setUp(ana);
    expect((await call(server, 'GET', '/user/profile', undefined, learner.token)).body).toEqual(await me());
  });

  it('becomes completed when saved without a coach, and completedcoach with one', async () => {
    expect((await setUp(ana)).body).toMatchObject({ ...ana, profile_setup_status: 'completed' });
    expect((await setUp({ ...ana, selected_character: 'Daisy' })).body).toMatchObject({
      selected_character: 'Daisy',
      profile_setup_status: 'completedcoach',
    });
  });

  it('keeps the coach, and the status, when the wizard is saved again without one', async () => {
    await setUp({ ...ana, selected_character: 'Daisy' });
    expect((await setUp({ ...ana, selected_character: null })).body).toMatchObject({
      selected_character: 'Daisy',
      profile_setup_status: 'completedcoach',
    });
  });

  it('becomes completedcoach when a coach is chosen', async () => {
    await setUp(ana);
    const chosen = await call(server, 'POST', '/user/set_character', { selected_character: 'John' }, learner.token);
    expect(chosen.status).toBe(200);
    expect(await me()).toMatchObject({ selected_character: 'John', profile_setup_status: 'completedcoach' });
  });

  it('changes only the fields that were sent', async () => {
    await setUp(ana);
    expect((await patch({ goal: 'Travel' })).body).toMatchObject({ ...ana, goal: 'Travel' });
    expect((await patch({})).body).toMatchObject({ ...ana, goal: 'Travel' });
  });

  it.each([
    ['Etc/Unknown', 'UTC'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
  ])(
    'is set up also by a browser that is in %s: a zone that is not known here keeps no learner out',
    async (time_zone, kept) => {
      expect(await setUp({ ...ana, time_zone })).toMatchObject({
        status: 200,
        body: { profile_setup_status: 'completed' },
      });
      const row = await server.services.storage.db.selectFrom('users').select('time_zone').executeTakeFirst();
      expect(row).toEqual({ time_zone: kept });
    },
  );

  it('cannot be used to change the address, the plan or the XP', async () => {
    await patch({ email: 'eva@example.com', is_premium: true, total_xp: 9999, profile_setup_status: 'completedcoach' });
    expect(await me()).toMatchObject({
      email: learner.email,
      is_premium: false,
      total_xp: 0,
      profile_setup_status: null,
    });
  });

  it.each([
    [{ english_level: 'D1' }, 'The field “english_level” is not right. It must be one of A1, A2, B1, B2, C1, C2.'],
    [
      { preferences: { topics: ['1', '2', '3', '4', '5', '6'] } },
      'The field “preferences.topics” is not right. It may be at most 5 long.',
    ],
    [{ full_name: 7 }, 'The field “full_name” is not right. It must be of type string.'],
    [{ time_zone: 'Mars/Base' }, 'The field “time_zone” is not a time zone. Send a name like Europe/Paris.'],
  ])('refuses %j in plain words', async (body, detail) => {
    expect(await patch(body)).toMatchObject({ status: 400, body: { detail, code: 'invalid_request' } });
  });

  it.each([
    [99, 1],
    [100, 1],
    [199, 1],
    [200, 2],
    [1234, 12],
  ])('with %i XP is at level %i, and the XP bar is not over its end', async (total_xp, level) => {
    await server.services.storage.db.updateTable('users').set({ total_xp }).execute();
    expect(await me()).toMatchObject({ total_xp, level });
    expect(total_xp / ((level + 1) * 100)).toBeLessThan(1);
  });
});

describe('the streak', () => {
  it('counts days in a row up to today', async () => {
    for (const date of ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-16']) await practise(date);
    expect(await me()).toMatchObject({ streak: 3 });
  });

  it('lasts through a day that is not over yet, and ends with it', async () => {
    await practise('2026-11-19');
    expect(await me()).toMatchObject({ streak: 1 });
    clock.advance(day);
    const again = await call(server, 'POST', '/api/auth/refresh', { refresh_token: learner.refresh_token });
    learner = { ...learner, token: String(again.body['token']) };
    expect(await me()).toMatchObject({ streak: 0 });
  });

  it('counts the learner’s own days', async () => {
    await practise('2026-11-21');
    await practise('2026-11-20');
    // It is noon of the 20th in London, and the 21st already on Kiritimati.
    expect(await me()).toMatchObject({ streak: 1 });
    await patch({ time_zone: 'Pacific/Kiritimati' });
    expect(await me()).toMatchObject({ streak: 2 });
  });

  it('does not count a session in which nothing was said', async () => {
    await practise('2026-11-20', 0);
    expect(await me()).toMatchObject({ streak: 0 });
  });

  it('counts two sessions on one day as one day', async () => {
    await practise('2026-11-20');
    await practise('2026-11-20');
    expect(await me()).toMatchObject({ streak: 1 });
  });
});
