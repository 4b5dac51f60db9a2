import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeEngines, createEngines } from '../../create-engines.ts';
import type { Engines } from '../../engines/ports.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

describe('a conversation with the engines inside the server', () => {
  let engines: Engines;
  let server: TestServer;

  beforeAll(async () => {
    engines = createEngines(readConfig({}), { warn: () => undefined });
    server = await startTestServer({ engines });
  });
  afterAll(async () => {
    await server.close();
    await closeEngines(engines);
  });

  it('takes up what was said, speaks it, names the mistake in the summary and gives a spoken tip', async () => {
    const learner = await signUpLearner(server);
    const page = openLive({ url: server.url, token: learner.token });
    const greeting = await page.next('bot_message');
    expect(greeting.text.length).toBeGreaterThan(10);
    for (const text of ['yesterday I go to the market', 'I bought apples and bread there']) {
      page.send({ type: 'user_message', text });
      const answer = await page.next('bot_message');
      expect(answer.text).not.toBe(greeting.text);
      expect(Buffer.from(answer.audio_base64 ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    }
    const hungUp = performance.now();
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect(performance.now() - hungUp).toBeLessThan(1000);
    await page.close();

    const get = (path: string) => call(server, 'GET', path, undefined, learner.token);
    // As the page does: six times at one second while it is not ready.
    const summary = await vi.waitFor(
      async () => {
        const answer = await get('/conversation/api/session/summary');
        expect(answer.status).toBe(200);
        return answer;
      },
      { timeout: 30_000, interval: 1000 },
    );
    expect(summary).toMatchObject({
      status: 200,
      body: {
        summary: expect.stringMatching(/\w+ \w+/),
        weaknesses: { Tense: [expect.stringMatching(/“.*go to the market.*” → “.*went to the market.*”/)] },
      },
    });
    const tip = await get('/conversation/api/tips');
    expect(tip.body['tip']).toMatch(/\w+ \w+/);
    expect(Buffer.from(String(tip.body['audio_base64']), 'base64').toString('latin1', 0, 4)).toBe('RIFF');
  }, 60_000);

  it('tells the page the scene: its place, its steps, help with the next words, and what was put right', async () => {
    const learner = await signUpLearner(server);
    const first = openLive({ url: server.url, token: learner.token });
    const opened = await first.next('scene');
    expect(opened).toMatchObject({ place: expect.any(String), is_over: false, recasts: [] });
    expect(opened.steps.length).toBeGreaterThanOrEqual(3);
    expect(opened.steps.some(({ done }) => done)).toBe(false);
    expect((await first.next('bot_message')).text).toContain(opened.place);
    const sentence = opened.hint?.sentence ?? '';
    first.send({ type: 'user_message', text: sentence, id: 'one' });
    const after = await first.next('scene');
    expect(after.id).toBe(opened.id);
    expect(after.hint?.sentence, 'the help belongs to what the coach asked then').not.toBe(sentence);
    const { session_id } = await first.next('session');
    await first.close();

    // Another connection, as after a reload, finds the scene as it stood.
    const second = openLive({ url: server.url, token: learner.token, session: session_id });
    expect(await second.next('scene')).toMatchObject({ id: after.id, steps: after.steps, hint: after.hint });
    await second.close();
  }, 60_000);

  it('plays another scenario the next time', async () => {
    const learner = await signUpLearner(server);
    const played: string[] = [];
    for (let talk = 0; talk < 2; talk += 1) {
      const page = openLive({ url: server.url, token: learner.token });
      played.push((await page.next('scene')).id);
      await page.next('bot_message');
      page.send({ type: 'user_message', text: 'Hello, good evening.' });
      await page.next('bot_message');
      page.send({ type: 'terminate' });
      await page.next('terminate_done');
      await page.close();
    }
    expect(new Set(played).size).toBe(2);
  }, 60_000);
});
