import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openInterviewPage, prepareInterview } from '../../testing/interview-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, codeFor, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let learner: TestLearner;
beforeEach(async () => {
  server = await startTestServer({ engines: createFakeEngines().engines });
  learner = await signUpLearner(server);
});
afterEach(() => server.close());

const talk = async (url: string, { token } = learner) => {
  const page = openLive({ url, token });
  await page.next('session');
  return page;
};
const logOut = () => call(server, 'POST', '/api/auth/logout', { refresh_token: learner.refresh_token });
const deleteAccount = () => call(server, 'DELETE', '/user/delete', undefined, learner.token);
const resetPassword = async () => {
  await call(server, 'POST', '/user/send-verification-code', { email: learner.email, reason: 'reset' });
  await call(server, 'POST', '/user/reset-password', {
    email: learner.email,
    code: await codeFor(server, learner.email),
    new_password: 'Another-2-word',
  });
};

describe('an open conversation', () => {
  it('ends at once when the account is deleted, and no other does', async () => {
    const other = await signUpLearner(server);
    const [mine, theirs] = [await talk(server.url), await talk(server.url, other)];
    await deleteAccount();
    expect((await mine.closed).code).toBe(4401);
    theirs.send({ type: 'ping' });
    await theirs.next('pong');
    await theirs.close();
  });

  it('ends at once when the account is deleted, also when it is an interview', async () => {
    const page = openInterviewPage(server.url, learner.token, await prepareInterview(server, learner.token));
    await page.next('session');
    await deleteAccount();
    expect((await page.closed).code).toBe(4401);
  });

  it('is not taken for one that was over when its account is gone and that was not announced yet', async () => {
    const page = await talk(server.url);
    await page.next('bot_message');
    await server.services.storage.db.deleteFrom('users').where('email', '=', learner.email).execute();
    page.send({ type: 'user_message', text: 'Are you still there?' });
    expect((await page.closed).code).toBe(4401);
  });

  it('ends at once when the password is changed', async () => {
    const page = await talk(server.url);
    await resetPassword();
    expect((await page.closed).code).toBe(4401);
  });

  it('ends at once when its learner logs out, with the tickets for the next, and another device’s does not', async () => {
    const elsewhere = await server.services.tokens.issue(learner.id);
    const { body } = await call(server, 'POST', '/api/auth/socket-ticket', {}, learner.token);
    const ticket = String(body['ticket']);
    const mine = await talk(server.url);
    const theirs = openInterviewPage(server.url, elsewhere.token, await prepareInterview(server, learner.token));
    await theirs.next('session');
    await logOut();
    expect((await mine.closed).code).toBe(4401);
    expect((await openLive({ url: server.url, token: ticket }).closed).code).toBe(4401);
    theirs.send({ type: 'ping' });
    await theirs.next('pong');
    await theirs.close();
  });

  it('that was opened with a ticket ends at logout, too', async () => {
    const { body } = await call(server, 'POST', '/api/auth/socket-ticket', {}, learner.token);
    const page = await talk(server.url, { ...learner, token: String(body['ticket']) });
    await logOut();
    expect((await page.closed).code).toBe(4401);
  });

  it('ends within seconds when it was logged out in another process that could not be heard', async () => {
    const page = await talk(server.url);
    await server.services.tokens.revoke(learner.refresh_token);
    expect((await page.closed).code).toBe(4401);
  });

  it.runIf(process.env['SAYSO_TEST_DATABASE'] === 'postgres')(
    'ends at once when the account is deleted through another process',
    async () => {
      const second = await startTestServer({ engines: createFakeEngines().engines, database: server.database });
      const page = await talk(second.url);
      const since = performance.now();
      await deleteAccount();
      expect((await page.closed).code).toBe(4401);
      // Well before it would be noticed by looking every five seconds.
      expect(performance.now() - since).toBeLessThan(2500);
      await second.close();
    },
  );
});
