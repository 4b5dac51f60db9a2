import { afterEach, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { type LivePage, openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const limitText =
  "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.";

describe('the free daily limit', () => {
  let server: TestServer;
  let learner: TestLearner;
  let now = 0;
  afterEach(() => server.close());

  const start = async (perDay: number) => {
    now = Date.UTC(2026, 10, 20, 22, 30);
    const env = { FREE_CONVERSATIONS_PER_DAY: String(perDay) };
    server = await startTestServer({ engines: createFakeEngines().engines, now: () => now, env });
    learner = await signUpLearner(server);
  };
  const set = (changes: { is_premium?: number; time_zone?: string }) =>
    server.services.storage.db.updateTable('users').set(changes).where('id', '=', learner.id).execute();
  const open = (session?: string) => openLive({ url: server.url, token: learner.token, session });
  const say = async (page: LivePage) => {
    page.send({ type: 'user_message', text: 'Hello.', id: 'one' });
    await page.next('ack');
  };
  const talk = async (): Promise<string> => {
    const page = open();
    const { session_id } = await page.next('session');
    await say(page);
    await page.close();
    return session_id;
  };

  it('shows the limit dialog’s text in the first message beyond it, and closes normally', async () => {
    await start(2);
    await talk();
    await talk();
    const page = open();
    expect(await page.closed).toMatchObject({ code: 1000 });
    expect(page.messages).toEqual([{ type: 'bot_message', text: limitText, audio_base64: '', block: true }]);
    expect((await call(server, 'POST', '/conversation/start', {}, learner.token)).body).toEqual({
      detail: limitText,
      code: 'limit_reached',
    });
  });

  const freeTalks = async () => {
    const { token } = await server.services.tokens.issue(learner.id);
    return (await call(server, 'GET', '/me', undefined, token)).body['free_talks'];
  };

  it('is told with the profile: how many talks a day has, and how many of today’s are left', async () => {
    await start(2);
    expect(await freeTalks()).toEqual({ limit: 2, left: 2 });
    await talk();
    expect(await freeTalks()).toEqual({ limit: 2, left: 1 });
    await talk();
    expect(await freeTalks()).toEqual({ limit: 2, left: 0 });
    // The learner's own midnight is an hour and a half away.
    now += 90 * 60_000;
    expect(await freeTalks()).toEqual({ limit: 2, left: 2 });
    await set({ time_zone: 'America/New_York' });
    expect(await freeTalks()).toEqual({ limit: 2, left: 0 });
  });

  it('is not told to a learner with Plus, nor where every conversation is free', async () => {
    await start(2);
    await set({ is_premium: 1 });
    expect(await freeTalks()).toBeUndefined();
    await server.close();
    await start(0);
    expect(await freeTalks()).toBeUndefined();
  });

  it('does not count a conversation in which nothing was said', async () => {
    await start(1);
    for (let i = 0; i < 3; i++) {
      const page = open();
      expect(await page.next('bot_message')).toMatchObject({ block: false });
      await page.close();
    }
  });

  it('cannot be got round by opening many conversations before the first word', async () => {
    await start(1);
    const [first, second] = [open(), open()];
    await first.next('bot_message');
    await second.next('bot_message');
    await say(first);
    second.send({ type: 'user_message', text: 'Hello.' });
    expect(await second.next('bot_message')).toMatchObject({ block: true, text: limitText });
    expect(await second.closed).toMatchObject({ code: 1000 });
    await first.close();
  });

  it('never blocks taking a conversation up again', async () => {
    await start(1);
    const page = open(await talk());
    await page.next('session');
    page.send({ type: 'user_message', text: 'Again.', id: 'two' });
    await page.next('ack');
    await page.close();
  });

  it('does not concern a learner with the Plus plan, nor a server without a limit', async () => {
    await start(1);
    await set({ is_premium: 1 });
    await talk();
    await talk();
    await server.close();
    await start(0);
    for (let i = 0; i < 7; i++) await talk();
  });

  it('counts by the learner’s own day', async () => {
    await start(1);
    await set({ time_zone: 'Europe/Rome' });
    await talk();
    now += 29 * 60_000;
    learner = { ...learner, ...(await server.services.tokens.issue(learner.id)) };
    expect((await open().closed).code).toBe(1000);
    now += 60_000;
    const page = open();
    expect(await page.next('bot_message')).toMatchObject({ block: false });
    await page.close();
  });
});
