import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, minute, type TestClock } from '../../testing/clock.ts';
import { call, codeFor, goodPassword, signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now });
});
afterEach(() => server.close());

const post = (path: string, body: unknown) => call(server, 'POST', path, body);
const logIn = (email: string, password: string) => post('/user/login', { email, password });
const makeProviderAccount = (email: string, provider: string) =>
  server.services.storage.db
    .updateTable('users')
    .set({ auth_provider: provider, password_hash: null })
    .where('email', '=', email)
    .execute();
const ana = 'ana@example.com';
const otherPassword = 'Another-1-please';

describe('logging in', () => {
  it('answers a token that opens the profile', async () => {
    await signUpLearner(server, ana);
    const { status, body } = await logIn(ana, goodPassword);
    expect(status).toBe(200);
    expect((await call(server, 'GET', '/me', undefined, String(body['token']))).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await signUpLearner(server, ana);
    const refused = { status: 401, body: { detail: 'Incorrect email or password.', code: 'invalid_credentials' } };
    expect(await logIn(ana, otherPassword)).toMatchObject(refused);
    expect(await logIn('nobody@example.com', otherPassword)).toMatchObject(refused);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    await signUpLearner(server, ana);
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const start = performance.now();
        await logIn(email, otherPassword);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    // Without the dummy hash the unknown address answers about ten times faster; a busy machine makes twice of either.
    expect(await fastest('nobody@example.com')).toBeGreaterThan((await fastest(ana)) / 4);
  });

  it('sends a learner who signed up with Google to Google', async () => {
    await signUpLearner(server, ana);
    await makeProviderAccount(ana, 'google');
    expect(await logIn(ana, goodPassword)).toMatchObject({
      status: 403,
      body: { detail: 'This account was created with Google', code: 'other_provider' },
    });
    expect((await post('/user/check-email', { email: ana })).body).toEqual({ exists: true, auth_provider: 'google' });
  });

  it('stops after ten wrong passwords, and lets in again a quarter of an hour later', async () => {
    await signUpLearner(server, ana);
    await Promise.all(Array.from({ length: 10 }, () => logIn(ana, otherPassword)));
    const blocked = await logIn(ana, goodPassword);
    expect(blocked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(blocked.headers.get('retry-after'))).toBe(15 * 60);
    expect(blocked.body['detail']).toBe('Too many tries. Please wait 15 minutes and try again.');
    clock.advance(15 * minute);
    expect((await logIn(ana, goodPassword)).status).toBe(200);
  });

  it('counts wrong passwords from zero after a right one', async () => {
    await signUpLearner(server, ana);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => logIn(ana, otherPassword)));
      expect((await logIn(ana, goodPassword)).status).toBe(200);
    }
  });

  it('takes a password in either of its Unicode forms', async () => {
    await post('/user/send-verification-code', { email: ana, reason: 'signup' });
    await post('/user/verify-code', { email: ana, code: await codeFor(server, ana) });
    await post('/user/signup', { email: ana, password: 'Caf\u00e9-au-lait-1' });
    expect((await logIn(ana, 'Cafe\u0301-au-lait-1')).status).toBe(200);
  });

  it('stores passwords as argon2id with 19 MiB and two passes', async () => {
    await signUpLearner(server, ana);
    const user = await server.services.storage.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('resetting the password', () => {
  const askForReset = (email: string) => post('/user/send-verification-code', { email, reason: 'reset' });
  const reset = (code: string, new_password = otherPassword) =>
    post('/user/reset-password', { email: ana, code, new_password });

  it('sets the new one with the code and signs out everywhere', async () => {
    const before = await signUpLearner(server, ana);
    expect((await askForReset(ana)).body).toEqual({ success: true });
    expect(await reset(await codeFor(server, ana))).toMatchObject({ status: 200, body: { success: true } });
    expect((await logIn(ana, goodPassword)).status).toBe(401);
    expect((await logIn(ana, otherPassword)).status).toBe(200);
    expect((await call(server, 'GET', '/me', undefined, before.token)).status).toBe(401);
    expect((await post('/api/auth/refresh', { refresh_token: before.refresh_token })).status).toBe(401);
  });

  it('refuses a wrong code and a weak password, each in words', async () => {
    await signUpLearner(server, ana);
    await askForReset(ana);
    const code = await codeFor(server, ana);
    expect(await reset(code === '111111' ? '222222' : '111111')).toMatchObject({
      status: 400,
      body: { detail: 'Invalid code.', code: 'invalid_code' },
    });
    expect(await reset(code, 'short')).toMatchObject({ status: 400, body: { code: 'weak_password' } });
    expect((await reset(code)).status).toBe(200);
  });

  it('takes a code once, also in parallel', async () => {
    await signUpLearner(server, ana);
    await askForReset(ana);
    const code = await codeFor(server, ana);
    const answers = await Promise.all([reset(code), reset(code), reset(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('lets the code be verified first without using it up', async () => {
    await signUpLearner(server, ana);
    await askForReset(ana);
    const code = await codeFor(server, ana);
    expect((await post('/user/verify-code', { email: ana, code })).body).toEqual({ verified: true });
    expect((await reset(code)).status).toBe(200);
  });

  it('cannot be done with a code for signing up', async () => {
    await signUpLearner(server, 'eva@example.com');
    await post('/user/send-verification-code', { email: ana, reason: 'signup' });
    expect((await reset(await codeFor(server, ana))).status).toBe(400);
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    expect(await askForReset(ana)).toMatchObject({ status: 200, body: { success: true } });
    expect(await server.services.storage.db.selectFrom('mailbox').selectAll().execute()).toEqual([]);
  });

  it('is refused for an account of another provider', async () => {
    await signUpLearner(server, ana);
    await makeProviderAccount(ana, 'facebook');
    expect(await askForReset(ana)).toMatchObject({
      status: 403,
      body: { detail: 'This account was created with Facebook' },
    });
  });

  it('cannot be done with a code older than ten minutes', async () => {
    await signUpLearner(server, ana);
    await askForReset(ana);
    clock.advance(10 * minute);
    expect((await reset(await codeFor(server, ana))).status).toBe(400);
  });
});
