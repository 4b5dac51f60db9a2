import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngines, type FakeEngines } from '../../testing/fake-engines.ts';
import type { DyingStep } from '../../testing/live-child.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { type ChildServer, startChildServer } from '../../testing/start-child-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** The server that the learner talks to is killed with SIGKILL at every step; another one on the same database goes on. */
describe('a server killed in the middle of a conversation', { timeout: 60_000 }, () => {
  let fake: FakeEngines;
  let survivor: TestServer;
  let learner: TestLearner;
  let dying: ChildServer | undefined;

  beforeEach(async () => {
    fake = createFakeEngines();
    survivor = await startTestServer({ engines: fake.engines });
    learner = await signUpLearner(survivor);
  });
  afterEach(async () => {
    dying?.kill();
    await survivor.close();
  });

  const turns = () => survivor.services.storage.db.selectFrom('turns').selectAll().orderBy('position').execute();
  const said = { type: 'user_message', text: 'I like tea.', id: 'one' };

  it.each<DyingStep>(['while greeting', 'before the greeting is sent'])('greets once when it died %s', async (step) => {
    dying = await startChildServer(survivor.database, step);
    const page = openLive({ url: dying.url, token: learner.token });
    const { session_id } = await page.next('session');
    expect(await dying.died).toBe('SIGKILL');
    const again = openLive({ url: survivor.url, token: learner.token, session: session_id });
    expect(await again.next('bot_message')).toMatchObject({ text: 'Hello, I am Daisy.' });
    expect(await turns()).toHaveLength(1);
    await again.close();
  });

  it.each<DyingStep>([
    'after storing, before the acknowledgement',
    'while the coach thinks',
    'after the reply, before it is stored',
    'after the reply is stored, before it is sent',
    'after the reply is sent',
  ])('loses and doubles nothing when it died %s', async (step) => {
    dying = await startChildServer(survivor.database, step);
    const page = openLive({ url: dying.url, token: learner.token });
    const { session_id } = await page.next('session');
    await page.next('bot_message');
    page.send({ type: 'coach_done_speaking' });
    page.send(said);
    expect(await dying.died).toBe('SIGKILL');
    await page.closed;

    const again = openLive({ url: survivor.url, token: learner.token, session: session_id });
    const { history } = await again.next('session');
    expect(history.map(({ id }) => id)).toContain('one');
    // The page never saw the acknowledgement, and sends it again as well.
    again.send(said);
    expect(await again.next('ack')).toEqual({ type: 'ack', id: 'one' });
    const answer = await again.next('bot_message');
    expect(answer).toMatchObject({ text: 'You said: I like tea.' });
    again.send({ type: 'ping' });
    await again.next('pong');

    const stored = await turns();
    expect(stored.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'coach: Hello, I am Daisy.',
      'user: I like tea.',
      'coach: You said: I like tea.',
    ]);
    expect(answer.id).toBe(stored[2]?.id);
    const heard = page.messages.filter((one) => one.type === 'bot_message').map(({ id }) => id);
    expect(new Set([...heard, answer.id]).size).toBe(2);
    await again.close();
  });

  it('gives the summary and the XP once when it died after ending, before terminate_done', async () => {
    dying = await startChildServer(survivor.database, 'after ending, before terminate_done');
    const page = openLive({ url: dying.url, token: learner.token });
    await page.next('bot_message');
    page.send({ type: 'user_message', text: 'Yesterday I go home.' });
    await page.next('bot_message');
    page.send({ type: 'terminate' });
    expect(await dying.died).toBe('SIGKILL');
    const summary = () => call(survivor, 'GET', '/conversation/api/session/summary', undefined, learner.token);
    const first = await summary();
    expect(first).toMatchObject({
      status: 200,
      body: { xp_gained: 1, total_xp: 1, weaknesses: { Tense: [expect.any(String)] } },
    });
    expect((await summary()).body).toEqual(first.body);
  });

  it('lets a connection of another process go when its session is taken up here', async () => {
    dying = await startChildServer(survivor.database, 'never');
    const page = openLive({ url: dying.url, token: learner.token });
    const { session_id } = await page.next('session');
    await page.next('bot_message');
    const newer = openLive({ url: survivor.url, token: learner.token, session: session_id });
    await newer.next('session');
    page.send(said);
    expect(await page.closed).toMatchObject({ code: 4409 });
    newer.send(said);
    await newer.next('ack');
    expect((await turns()).filter(({ client_id }) => client_id === 'one')).toHaveLength(1);
    await newer.close();
  });
});
