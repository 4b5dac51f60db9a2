import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, minute, type TestClock } from '../../testing/clock.ts';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, codeFor, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: TestClock;
let learner: TestLearner;
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now, engines: createFakeEngines().engines });
  learner = await signUpLearner(server);
});
afterEach(() => server.close());

const ask = () => call(server, 'POST', '/api/auth/socket-ticket', undefined, learner.token);
const newTicket = async () => String((await ask()).body['ticket']);
const open = (token: string) => openLive({ url: server.url, token });
const readCloseCode = async (token: string) => (await open(token).closed).code;

describe('a ticket for a socket', () => {
  it('opens a conversation, as the bearer does', async () => {
    expect((await ask()).body).toEqual({ ticket: expect.any(String), expires_in: 30 });
    for (const token of [await newTicket(), learner.token]) {
      const page = open(token);
      expect((await page.next('session')).session_id).toEqual(expect.any(String));
      await page.close();
    }
  });

  it('opens one only, of two at the same moment too', async () => {
    const ticket = await newTicket();
    const pages = [open(ticket), open(ticket)];
    const opened = await Promise.allSettled(pages.map((page) => page.next('session')));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(pages.map((page) => page.close()));
    expect(await readCloseCode(ticket)).toBe(4401);
  });

  it('tells where the learner is, so that the conversation it opens belongs to their own day', async () => {
    const tell = async (time_zone: string) =>
      call(server, 'POST', '/api/auth/socket-ticket', { time_zone }, learner.token);
    const readZone = async () =>
      (await server.services.storage.db.selectFrom('users').select('time_zone').executeTakeFirstOrThrow()).time_zone;
    expect((await tell('Asia/Tokyo')).body).toEqual({ ticket: expect.any(String), expires_in: 30 });
    expect(await readZone()).toBe('Asia/Tokyo');
    expect((await tell('Mars/Base')).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(await readZone()).toBe('Asia/Tokyo');
    expect((await tell('x'.repeat(101))).status).toBe(400);
  });

  it('lasts half a minute', async () => {
    const ticket = await newTicket();
    clock.advance(30_000);
    expect(await readCloseCode(ticket)).toBe(4401);
  });

  it('is no bearer, and cannot be made up', async () => {
    expect((await call(server, 'GET', '/me', undefined, await newTicket())).status).toBe(401);
    expect(await readCloseCode('ticket.AAAA')).toBe(4401);
  });

  it('needs a learner, and is not given without end', async () => {
    expect((await call(server, 'POST', '/api/auth/socket-ticket')).status).toBe(401);
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    clock.advance(minute);
    expect((await ask()).status).toBe(200);
  });

  it('is worth nothing after the password was changed', async () => {
    const ticket = await newTicket();
    await call(server, 'POST', '/user/send-verification-code', { email: learner.email, reason: 'reset' });
    const reset = { email: learner.email, code: await codeFor(server, learner.email), new_password: 'Another-2-word' };
    expect((await call(server, 'POST', '/user/reset-password', reset)).body).toEqual({ success: true });
    expect(await readCloseCode(ticket)).toBe(4401);
  });

  it('and the bearer are in no line of the log', async () => {
    const ticket = await newTicket();
    const page = open(ticket);
    await page.next('session');
    await page.close();
    await readCloseCode(learner.token.slice(0, -2));
    const log = server.logs.join('');
    for (const secret of [ticket, learner.token.slice(0, -2), learner.refresh_token]) expect(log).not.toContain(secret);
  });
});
