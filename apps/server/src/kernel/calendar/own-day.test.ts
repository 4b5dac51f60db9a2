import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const hour = 60 * 60_000;
/** 2026-11-21, 2 in the morning on Kiritimati; 2026-11-20, 4 in the morning in Los Angeles. */
const noon = Date.UTC(2026, 10, 20, 12);

describe('the learner’s own day', () => {
  let server: TestServer;
  let now: number;
  beforeEach(async () => {
    now = noon;
    const env = { FREE_CONVERSATIONS_PER_DAY: '1' };
    server = await startTestServer({ engines: createFakeEngines().engines, now: () => now, env });
  });
  afterEach(() => server.close());

  /** Tokens last for minutes, and these tests for days. */
  const ask = async ({ id }: TestLearner, method: string, path: string, body?: unknown) =>
    call(server, method, path, body, (await server.services.tokens.issue(id)).token);
  const moveTo = (learner: TestLearner, time_zone: string) => ask(learner, 'PATCH', '/user/profile', { time_zone });
  const learnerIn = async (timeZone: string) => {
    const learner = await signUpLearner(server);
    await moveTo(learner, timeZone);
    return learner;
  };
  /** Talks for half a minute; false where the free talks of the day are over. */
  const talk = async (learner: TestLearner) => {
    const { token } = await server.services.tokens.issue(learner.id);
    const page = openLive({ url: server.url, token });
    const greeting = await page.next('bot_message');
    if (!greeting.block) {
      now += 30_000;
      page.send({ type: 'user_message', text: 'I like tea.' });
      await page.next('bot_message');
      page.send({ type: 'terminate' });
      await page.next('terminate_done');
    }
    await page.close();
    return !greeting.block;
  };
  const days = async (learner: TestLearner) => {
    const { body } = await ask(learner, 'GET', '/user/sessions');
    const sessions = body['sessions'] as { date: string; duration_seconds: number }[];
    return sessions.map(({ date, duration_seconds }) => [date, duration_seconds]);
  };
  const streak = async (learner: TestLearner) => (await ask(learner, 'GET', '/me')).body['streak'];

  it('holds what was practised at one moment on Kiritimati and in Los Angeles: minutes, XP and streak', async () => {
    const [east, west] = [await learnerIn('Pacific/Kiritimati'), await learnerIn('America/Los_Angeles')];
    expect([await talk(east), await talk(west)]).toEqual([true, true]);
    expect(await days(east)).toEqual([['2026-11-21', 30]]);
    expect(await days(west)).toEqual([['2026-11-20', 30]]);
    expect((await ask(east, 'GET', '/me')).body).toMatchObject({ streak: 1, total_xp: 3 });
    // The 22nd begins on Kiritimati 22 hours later: a day without practice makes an end of the streak there, not yet in Los Angeles.
    now = Date.UTC(2026, 10, 22, 10, 30);
    expect([await streak(east), await streak(west)]).toEqual([0, 0]);
    now = Date.UTC(2026, 10, 22, 7, 30);
    expect([await streak(east), await streak(west)]).toEqual([1, 1]);
  });

  it.each([
    ['Pacific/Kiritimati', Date.UTC(2026, 10, 21, 10)],
    ['America/Los_Angeles', Date.UTC(2026, 10, 21, 8)],
    // The clocks go back in Los Angeles on this day: it has 25 hours.
    ['America/Los_Angeles', Date.UTC(2026, 10, 2, 8), Date.UTC(2026, 10, 1, 7)],
  ])('gives new free talks at midnight in %s, and not a minute before', async (zone, midnight, start = noon) => {
    now = start;
    const learner = await learnerIn(zone);
    expect(await talk(learner)).toBe(true);
    now = midnight - 60_000;
    expect(await talk(learner)).toBe(false);
    now = midnight;
    expect(await talk(learner)).toBe(true);
    expect(await streak(learner)).toBe(2);
  });

  it('gives no more conversations to a learner who moves from zone to zone than the calendar has days, but for the one at each end', async () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Los_Angeles', 'UTC'];
    const learner = await learnerIn('UTC');
    const lengthInDays = 4;
    let talks = 0;
    for (let at = noon; at < noon + lengthInDays * 24 * hour; at += 5 * hour) {
      for (const zone of zones) {
        now = at;
        await moveTo(learner, zone);
        if (await talk(learner)) talks += 1;
      }
    }
    expect(talks).toBeGreaterThanOrEqual(lengthInDays);
    expect(talks).toBeLessThanOrEqual(lengthInDays + 2);
  }, 60_000);

  it('does not begin the next day sooner for a learner who moves to where it has begun', async () => {
    now = Date.UTC(2026, 10, 20, 9, 30);
    const learner = await learnerIn('UTC');
    expect(await talk(learner)).toBe(true);
    now = noon;
    await moveTo(learner, 'Pacific/Kiritimati');
    expect(await talk(learner)).toBe(false);
    now = Date.UTC(2026, 10, 21) - 60_000;
    expect(await talk(learner)).toBe(false);
    // Midnight where the last conversation was: a traveller waits no longer than at home.
    now = Date.UTC(2026, 10, 21);
    expect(await talk(learner)).toBe(true);
    expect((await days(learner)).map(([date]) => date)).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('is the one that a conversation began on, also when its first word comes after midnight', async () => {
    now = Date.UTC(2026, 10, 20, 23, 59);
    const learner = await learnerIn('UTC');
    const { token } = await server.services.tokens.issue(learner.id);
    const pages = [openLive({ url: server.url, token }), openLive({ url: server.url, token })];
    for (const page of pages) await page.next('bot_message');
    const [first, second] = pages;
    first?.send({ type: 'user_message', text: 'I like tea.' });
    await first?.next('bot_message');
    now += 2 * 60_000;
    second?.send({ type: 'user_message', text: 'I like coffee.' });
    expect(await second?.next('bot_message')).toMatchObject({ block: true });
    for (const page of pages) await page.close();
    expect(await talk(learner)).toBe(true);
  });

  it('gives nothing back to a learner who comes home', async () => {
    const learner = await learnerIn('Pacific/Kiritimati');
    expect(await talk(learner)).toBe(true);
    await moveTo(learner, 'America/Los_Angeles');
    expect(await talk(learner)).toBe(true);
    await moveTo(learner, 'Pacific/Kiritimati');
    expect(await talk(learner)).toBe(false);
    await moveTo(learner, 'America/Los_Angeles');
    expect(await talk(learner)).toBe(false);
    now = Date.UTC(2026, 10, 21, 8, 30);
    // The free conversation of the 21st has already been held.
    expect(await talk(learner)).toBe(false);
  });
});
