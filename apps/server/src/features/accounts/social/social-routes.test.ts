import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/browser.ts';
import { createTestClock, minute, type TestClock } from '../../../testing/clock.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { call } from '../../../testing/sign-up-learner.ts';
import { callbackAfter, exchange, readPlace } from '../../../testing/social-sign-in.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let google: OpenIdProvider;
let server: TestServer;
let clock: TestClock;
beforeAll(async () => {
  google = await startOpenIdProvider();
  google.setAccount({ sub: '1001', email: 'ana@example.com', email_verified: true });
});
afterAll(() => google.close());
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ env: google.env, now: clock.now });
});
afterEach(() => server.close());

const failed = '/auth?error=social_failed&provider=google';
const readRedirectUri = (location: URL | null): string | null => location?.searchParams.get('redirect_uri') ?? null;

/** A call with a Host of its own, which `fetch` does not send. */
const askAs = (host: string, headers: Record<string, string> = {}, to = server) =>
  new Promise<string>((resolve, reject) => {
    const url = new URL('/user/login/google', to.url);
    request(url, { headers: { ...headers, host, accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.headers.location ?? '');
    })
      .on('error', reject)
      .end();
  });

describe('the way to a provider', () => {
  it('carries state, nonce and the hash of a secret, new ones each time', async () => {
    const { status, location } = await createBrowser().get(`${server.url}/user/login/google`);
    expect(status).toBe(302);
    expect(location?.origin).toBe(google.issuer);
    const query = Object.fromEntries(location?.searchParams ?? []);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: google.clientId,
      redirect_uri: `${server.url}/user/login/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    const second = (await createBrowser().get(`${server.url}/user/login/google`)).location;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query[name]).toMatch(/^[\w-]{43}$/);
      expect(second?.searchParams.get(name)).not.toBe(query[name]);
    }
    expect(location?.href).not.toContain(google.clientSecret);
  });

  it('is the same for a page that asks first, and is not kept or told on', async () => {
    const { status, headers } = await createBrowser().get(`${server.url}/user/login/google`, {
      accept: 'application/json',
    });
    expect(status).toBe(302);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('leaves a cookie that no script can read', async () => {
    const { headers } = await createBrowser().get(`${server.url}/user/login/google`);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sayso-[\w-]{16}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('leaves a cookie that only travels over https, and only comes from here, where PUBLIC_URL is https', async () => {
    const open = await startTestServer({ env: { ...google.env, PUBLIC_URL: 'https://talk.example' } });
    const { headers, location } = await createBrowser().get(`${open.url}/user/login/google`);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sayso-.*; Path=\/; .*; Secure$/)]);
    expect(readRedirectUri(location)).toBe('https://talk.example/user/login/google/callback');
    await open.close();
  });

  it('is limited for each caller', async () => {
    const open = await startTestServer({ env: { ...google.env, TRUST_PROXY: 'true', CALLER_LIMIT_FACTOR: '1' } });
    const from = { accept: 'application/json', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'talk.example' };
    const ask = () => createBrowser().get(`${open.url}/user/login/google`, from);
    for (let turn = 0; turn < 120; turn += 1) expect((await ask()).status).toBe(302);
    const blocked = await ask();
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).not.toBeNull();
    await open.close();
  });
});

describe('where browsers are sent back to', () => {
  it.each([
    'redirect=https://evil.example',
    'next=//evil.example',
    'redirect_uri=https://evil.example/x',
    'return_to=%2F%2Fevil.example',
  ])('is not changed by ?%s', async (query) => {
    const browser = createBrowser();
    const { location } = await browser.get(`${server.url}/user/login/google?${query}`);
    expect(readRedirectUri(location)).toBe(`${server.url}/user/login/google/callback`);
    expect(location?.href).not.toContain('evil');
    const callback = await callbackAfter(server, 'google', browser);
    const landed = (await browser.get(`${callback.href}&${query}`)).location;
    expect(landed?.origin).toBe(server.url);
    expect(landed?.href).not.toContain('evil');
  });

  it('is never a Host that the caller made up', async () => {
    expect(await askAs('evil.example')).toBe(failed);
    expect(await askAs('127.0.0.1.evil.example')).toBe(failed);
    expect(await askAs(new URL(server.url).host, { 'x-forwarded-host': 'evil.example' })).toBe(failed);
    const open = await startTestServer({ env: { ...google.env, PUBLIC_URL: 'https://talk.example' } });
    const location = await askAs('evil.example', { 'x-forwarded-host': 'evil.example' }, open);
    expect(readRedirectUri(new URL(location))).toBe('https://talk.example/user/login/google/callback');
    await open.close();
  });

  it('is what a trusted proxy says', async () => {
    const open = await startTestServer({ env: { ...google.env, TRUST_PROXY: 'true' } });
    const proxy = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'talk.example',
    };
    const location = await askAs('inside:3000', proxy, open);
    expect(readRedirectUri(new URL(location))).toBe('https://talk.example/user/login/google/callback');
    await open.close();
  });
});

describe('coming back', () => {
  const places = async (browser: ReturnType<typeof createBrowser>, url: URL | string) =>
    readPlace((await browser.get(String(url))).location);
  const users = () => server.services.storage.db.selectFrom('users').selectAll().execute();
  /** How many were refused by this server itself: a provider takes a code once, too. */
  const turnedAway = () => server.logs.filter((line) => line.includes('no sign-in of this browser is waiting')).length;

  it('works once', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    const cookies = browser.cookies(server.url).join('; ');
    expect(await places(browser, callback)).toMatch(/^\/login-success\?token=/);
    const again = await createBrowser().get(callback.href, { cookie: cookies });
    expect(readPlace(again.location)).toBe(failed);
    expect(turnedAway()).toBe(1);
  });

  it('works for one of several at once', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    const cookie = browser.cookies(server.url).join('; ');
    const pages = await Promise.all([1, 2, 3].map(() => createBrowser().get(callback.href, { cookie })));
    expect(pages.filter(({ location }) => location?.pathname === '/login-success')).toHaveLength(1);
    expect(turnedAway()).toBe(2);
  });

  it('is refused in a browser that did not begin, and uses nothing up there', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    expect(await places(createBrowser(), callback)).toBe(failed);
    const other = createBrowser();
    await other.get(`${server.url}/user/login/google`);
    expect(await places(other, callback)).toBe(failed);
    // Even with a cookie of the right name.
    const name = browser.cookies(server.url)[0]?.split('=')[0];
    const forged = await createBrowser().get(callback.href, { cookie: `${name}=${'A'.repeat(43)}` });
    expect(readPlace(forged.location)).toBe(failed);
    expect(await users()).toEqual([]);
    expect(await places(browser, callback)).toMatch(/^\/login-success/);
  });

  it.each([
    ['an empty', ''],
    ['a made-up', 'x'.repeat(43)],
    ['a long', 'x'.repeat(5000)],
    ['a binary', '\u0000'],
  ])('is refused with %s state', async (_, state) => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    callback.searchParams.set('state', state);
    expect(await places(browser, callback)).toBe(failed);
    expect(await users()).toEqual([]);
  });

  it('is refused after ten minutes', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    clock.advance(10 * minute);
    expect(await places(browser, callback)).toBe(failed);
  });

  it('is refused at the other provider’s address', async () => {
    const env = { ...google.env, FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b' };
    const both = await startTestServer({ env });
    const browser = createBrowser();
    const callback = await callbackAfter(both, 'google', browser);
    callback.pathname = callback.pathname.replace('google', 'facebook');
    const landed = (await browser.get(callback.href)).location;
    expect(readPlace(landed)).toBe('/auth?error=social_failed&provider=facebook');
    expect(both.logs.some((line) => line.includes('no sign-in of this browser is waiting'))).toBe(true);
    await both.close();
  });

  it.each(['nonce', 'code_verifier'] as const)(
    'is refused when the %s is not the one that was sent',
    async (column) => {
      const browser = createBrowser();
      const callback = await callbackAfter(server, 'google', browser);
      await server.services.storage.db
        .updateTable('pending_logins')
        .set({ [column]: 'a'.repeat(43) })
        .execute();
      expect(await places(browser, callback)).toBe(failed);
      expect(await users()).toEqual([]);
    },
  );

  it.each([
    ['code', 'made-up'],
    ['iss', 'https://evil.example'],
    ['error', 'server_error'],
  ])('is refused with another %s', async (name, value) => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    callback.searchParams.set(name, value);
    expect(await places(browser, callback)).toBe(failed);
    expect(await users()).toEqual([]);
  });

  it('is not begun or ended by HEAD', async () => {
    const { status } = await fetch(`${server.url}/user/login/google`, { method: 'HEAD', redirect: 'manual' });
    expect(status).toBe(404);
  });

  it('leaves no token, code, state, cookie or address of a person in the log', async () => {
    const browser = createBrowser();
    const callback = await callbackAfter(server, 'google', browser);
    const cookies = browser.cookies(server.url).map((one) => one.split('=')[1]);
    await createBrowser().get(callback.href);
    const landed = (await browser.get(callback.href)).location;
    if (!landed) throw new Error('The callback led nowhere.');
    const session = await exchange(server, landed, browser);
    // A code that the provider refuses hangs on the error that is logged.
    const second = await callbackAfter(server, 'google', browser);
    second.searchParams.set('code', 'a-code-that-is-wrong');
    await browser.get(second.href);

    const logs = server.logs.join('');
    expect(logs).toContain('a sign-in at a provider failed');
    const secrets = [
      callback.searchParams.get('code'),
      callback.searchParams.get('state'),
      second.searchParams.get('state'),
      'a-code-that-is-wrong',
      landed.searchParams.get('token'),
      session.body['token'],
      session.body['refresh_token'],
      'ana@example.com',
      ...cookies,
    ];
    expect(secrets).toHaveLength(9);
    for (const secret of secrets) expect(logs).not.toContain(secret);
  });
});

describe('a provider that is not set up', () => {
  it('is named to a program that understands JSON alone', async () => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${server.url}/user/login/facebook`, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      detail: 'Facebook sign-in is not set up on this server. Please use your e-mail.',
      code: 'not_found',
    });
  });

  it.each([
    ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['a page of another front-end, which goes there and says nothing of what it wants', '*/*'],
  ])('leads %s back to the sign-in page, which has words for it', async (_, accept) => {
    for (const path of ['/user/login/facebook', '/user/login/facebook/callback']) {
      const { status, location } = await createBrowser().get(server.url + path, { accept });
      expect([status, readPlace(location)]).toEqual([302, '/auth?error=not_set_up&provider=facebook']);
    }
  });

  it('is told apart from one that is', async () => {
    expect((await call(server, 'GET', '/api/capabilities')).body).toMatchObject({
      social: { google: true, facebook: false },
    });
  });
});

describe('two processes', () => {
  it('serve one sign-in together', async () => {
    const first = await startTestServer({ env: { ...google.env, PUBLIC_URL: 'http://talk.localhost' } });
    const second = await startTestServer({
      env: { ...google.env, PUBLIC_URL: 'http://talk.localhost' },
      database: first.database,
    });
    const browser = createBrowser();
    const callback = await browser.follow(`${first.url}/user/login/google`, ({ host }) => host === 'talk.localhost');
    const cookie = browser.cookies(first.url).join('; ');
    const there = await createBrowser().get(second.url + callback.pathname + callback.search, { cookie });
    expect(there.location?.pathname).toBe('/login-success');
    await second.close();
    await first.close();
  });
});
