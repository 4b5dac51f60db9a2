import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, hour, minute, second, type TestClock } from '../../testing/clock.ts';
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
const askForCode = (email: string) => post('/user/send-verification-code', { email, reason: 'signup' });
const verify = (email: string, code: string) => post('/user/verify-code', { email, code });
const signUp = (email: string, password = goodPassword) => post('/user/signup', { email, password });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const ana = 'ana@example.com';

describe('signing up', () => {
  it('leads from an unknown address over the mailed code to a session', async () => {
    expect((await post('/user/check-email', { email: ana })).body).toEqual({ exists: false, auth_provider: null });
    const learner = await signUpLearner(server, ana);
    expect((await post('/user/check-email', { email: ana })).body).toEqual({ exists: true, auth_provider: 'email' });
    expect((await call(server, 'GET', '/me', undefined, learner.token)).body).toMatchObject({ email: ana });
  });

  it('needs the code to be verified first', async () => {
    await askForCode(ana);
    expect(await signUp(ana)).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
  });

  it('uses a verified code up', async () => {
    await signUpLearner(server, ana);
    await server.services.storage.db.deleteFrom('users').execute();
    expect(await signUp(ana)).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
  });

  it('makes one account of two parallel calls', async () => {
    await askForCode(ana);
    await verify(ana, await codeFor(server, ana));
    const answers = await Promise.all([signUp(ana), signUp(ana), signUp(ana)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await server.services.storage.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('keeps the code of a refused weak password', async () => {
    await askForCode(ana);
    await verify(ana, await codeFor(server, ana));
    expect(await signUp(ana, 'password')).toMatchObject({ status: 400, body: { code: 'weak_password' } });
    expect((await signUp(ana)).status).toBe(200);
  });

  it('refuses an address that has an account', async () => {
    await signUpLearner(server, ana);
    clock.advance(minute);
    expect(await askForCode(ana)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await signUp(ana)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('ends ten minutes after the code was verified', async () => {
    await askForCode(ana);
    await verify(ana, await codeFor(server, ana));
    clock.advance(10 * minute);
    expect((await signUp(ana)).status).toBe(400);
  });
});

describe('a code', () => {
  it('has six digits and is stored only as a hash', async () => {
    await askForCode(ana);
    const code = await codeFor(server, ana);
    expect(code).toMatch(/^\d{6}$/);
    const row = await server.services.storage.db.selectFrom('one_time_codes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('works once, also when it comes five times at the same moment', async () => {
    await askForCode(ana);
    const code = await codeFor(server, ana);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(ana, code)));
    expect(answers.filter(({ body }) => body['verified'] === true)).toHaveLength(1);
    expect((await verify(ana, code)).body).toEqual({ verified: false });
  });

  it('is good for ten minutes', async () => {
    await askForCode(ana);
    clock.advance(10 * minute);
    expect((await verify(ana, await codeFor(server, ana))).body).toEqual({ verified: false });
  });

  it('is dead after five wrong tries, parallel ones included', async () => {
    await askForCode(ana);
    const code = await codeFor(server, ana);
    await Promise.all(Array.from({ length: 5 }, () => verify(ana, wrong(code))));
    expect((await verify(ana, code)).body).toEqual({ verified: false });
  });

  it('can be asked for again after a minute, and replaces the one before', async () => {
    await askForCode(ana);
    const first = await codeFor(server, ana);
    const early = await askForCode(ana);
    expect(early).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(early.headers.get('retry-after'))).toBe(60);
    clock.advance(60 * second);
    expect((await askForCode(ana)).status).toBe(200);
    const next = await codeFor(server, ana);
    if (next !== first) expect((await verify(ana, first)).body).toEqual({ verified: false });
    expect((await verify(ana, next)).body).toEqual({ verified: true });
  });

  it('is sent five times an hour at most', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await askForCode(ana)).status).toBe(200);
      clock.advance(minute);
    }
    expect((await askForCode(ana)).status).toBe(429);
    clock.advance(hour);
    expect((await askForCode(ana)).status).toBe(200);
  });

  it('cannot be guessed by trying many: after 25 tries in an hour the caller is locked out', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await askForCode(ana);
      const code = await codeFor(server, ana);
      for (let tries = 0; tries < 5; tries += 1) await verify(ana, wrong(code));
      clock.advance(minute);
    }
    expect(await verify(ana, '123456')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  it('of another address does not work', async () => {
    await askForCode(ana);
    await askForCode('eva@example.com');
    const code = await codeFor(server, ana);
    if (code !== (await codeFor(server, 'eva@example.com'))) {
      expect((await verify('eva@example.com', code)).body).toEqual({ verified: false });
    }
    expect((await verify(ana, code)).body).toEqual({ verified: true });
  });
});

describe('an address', () => {
  it.each([
    ['in capitals', 'ANA@EXAMPLE.COM'],
    ['with spaces around it', '  ana@example.com '],
    ['in full-width letters', 'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ])('%s is the same address', async (_, other) => {
    await signUpLearner(server, ana);
    expect((await post('/user/check-email', { email: other })).body).toMatchObject({ exists: true });
    expect((await post('/user/login', { email: other, password: goodPassword })).status).toBe(200);
  });

  it.each([
    ['a Cyrillic а', '\u0430na@example.com'],
    ['a dotted capital İ', 'ana@\u0130xample.com'],
    ['a zero-width space', 'ana\u200b@example.com'],
    ['a line break', 'ana@example.com\nbcc: eva@example.com'],
    ['two addresses', 'ana@example.com,eva@example.com'],
    ['no address', 'ana'],
  ])('with %s is refused, and the field is named', async (_, email) => {
    const answer = await askForCode(email);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body['detail']).toBe('The field “email” is not right. This is not an e-mail address.');
  });
});
