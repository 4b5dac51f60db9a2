import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../../platform/storage/housekeeping.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { createTestClock, minute, second, type TestClock } from '../../../testing/clock.ts';
import { type FacebookServer, startFacebook } from '../../../testing/facebook-server.ts';
import { call } from '../../../testing/sign-up-learner.ts';
import { callbackAfter, exchange, landAfter } from '../../../testing/social-sign-in.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let facebook: FacebookServer;
let server: TestServer;
let clock: TestClock;
beforeAll(async () => {
  facebook = await startFacebook();
  facebook.setAccount({ id: '77', email: 'ben@example.com' });
});
afterAll(() => facebook.close());
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ env: facebook.env, now: clock.now });
});
afterEach(() => server.close());

const refused = {
  status: 401,
  body: { detail: 'This sign-in link is no longer good. Please sign in again.', code: 'unauthorized' },
};

describe('the token of /login-success', () => {
  it('becomes a session with a refresh token', async () => {
    const browser = createBrowser();
    const { status, body } = await exchange(server, await landAfter(server, 'facebook', browser), browser);
    expect(status).toBe(200);
    expect((await call(server, 'GET', '/me', undefined, String(body['token']))).status).toBe(200);
    const next = await call(server, 'POST', '/api/auth/refresh', { refresh_token: body['refresh_token'] });
    expect(next.status).toBe(200);
  });

  it('is good once, also in parallel', async () => {
    const browser = createBrowser();
    const landed = await landAfter(server, 'facebook', browser);
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(server, landed, browser)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    expect(await exchange(server, landed, browser)).toMatchObject(refused);
  });

  it('is good for less than a minute', async () => {
    const browser = createBrowser();
    const first = await landAfter(server, 'facebook', browser);
    clock.advance(minute - second);
    expect((await exchange(server, first, browser)).status).toBe(200);
    const expired = await landAfter(server, 'facebook', browser);
    clock.advance(minute);
    expect(await exchange(server, expired, browser)).toMatchObject(refused);
  });

  it('signs in only the browser that it was given to', async () => {
    const browser = createBrowser();
    const landed = await landAfter(server, 'facebook', browser);
    expect(await exchange(server, landed, createBrowser())).toMatchObject(refused);
    // Even with a cookie of the right name.
    const name = browser.cookies(server.url)[0]?.split('=')[0];
    const forged = await fetch(`${server.url}/api/auth/login-return`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${name}=${'A'.repeat(43)}` },
      body: JSON.stringify({ token: landed.searchParams.get('token') }),
    });
    expect(forged.status).toBe(401);
    expect((await exchange(server, landed, browser)).status).toBe(200);
  });

  it('opens nothing by itself', async () => {
    const landed = await landAfter(server, 'facebook', createBrowser());
    const token = landed.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await call(server, 'GET', '/me', undefined, token)).status).toBe(401);
    expect((await call(server, 'POST', '/api/auth/refresh', { refresh_token: token })).status).toBe(401);
  });

  it('is not in the database, and neither is anything that would sign in', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'facebook', browser);
    const landed = (await browser.get(callback.href)).location;
    await callbackAfter(server, 'facebook', browser);
    const { db } = server.services.storage;
    const rows = JSON.stringify([
      await db.selectFrom('pending_logins').selectAll().execute(),
      await db.selectFrom('login_returns').selectAll().execute(),
    ]);
    const secrets = [
      landed?.searchParams.get('token'),
      callback.searchParams.get('state'),
      ...browser.cookies(server.url).map((one) => one.split('=')[1]),
    ];
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });

  it('goes with the account', async () => {
    const browser = createBrowser();
    const landed = await landAfter(server, 'facebook', browser);
    await server.services.storage.db.deleteFrom('users').execute();
    expect(await exchange(server, landed, browser)).toMatchObject(refused);
    expect(await server.services.storage.db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });
});

describe('cleaning up', () => {
  it('removes sign-ins that were not ended', async () => {
    const { storage } = server.services;
    const browser = createBrowser();
    await landAfter(server, 'facebook', browser);
    await callbackAfter(server, 'facebook', browser);
    const left = async () => [
      (await storage.db.selectFrom('pending_logins').selectAll().execute()).length,
      (await storage.db.selectFrom('login_returns').selectAll().execute()).length,
      (await storage.db.selectFrom('identities').selectAll().execute()).length,
    ];
    await cleanUp(storage, clock.now());
    expect(await left()).toEqual([1, 1, 1]);
    await cleanUp(storage, clock.now() + minute);
    expect(await left()).toEqual([1, 0, 1]);
    await cleanUp(storage, clock.now() + 10 * minute);
    expect(await left()).toEqual([0, 0, 1]);
  });
});
