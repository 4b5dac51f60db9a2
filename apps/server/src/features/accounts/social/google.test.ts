import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { call, goodPassword, signUpLearner } from '../../../testing/sign-up-learner.ts';
import { callbackAfter, landAfter, readPlace, signInWith } from '../../../testing/social-sign-in.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let google: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  google = await startOpenIdProvider();
});
afterAll(() => google.close());
beforeEach(async () => {
  server = await startTestServer({ env: google.env });
});
afterEach(() => server.close());

const ana = {
  sub: '1001',
  email: 'Ana@Example.com',
  email_verified: true,
  name: 'Ana Silva',
  picture: 'https://pictures.example/ana.jpg',
};
const users = () => server.services.storage.db.selectFrom('users').selectAll().execute();
const land = () => landAfter(server, 'google', createBrowser());

describe('signing in with Google', () => {
  it('creates an account without a password for a new address', async () => {
    google.setAccount(ana);
    expect(await signInWith(server, 'google')).toMatchObject({
      email: 'ana@example.com',
      full_name: 'Ana Silva',
      picture: 'https://pictures.example/ana.jpg',
      profile_setup_status: null,
    });
    expect(await users()).toMatchObject([{ auth_provider: 'google', password_hash: null }]);
    expect(await call(server, 'POST', '/user/login', { email: ana.email, password: goodPassword })).toMatchObject({
      status: 403,
      body: { detail: 'This account was created with Google' },
    });
  });

  it('knows a person again whose address has changed', async () => {
    google.setAccount(ana);
    await signInWith(server, 'google');
    google.setAccount({ ...ana, email: 'ana.silva@example.com' });
    expect(await signInWith(server, 'google')).toMatchObject({ email: 'ana@example.com' });
    expect(await users()).toHaveLength(1);
  });

  it('knows a person again whose address is not proven any more, or gone', async () => {
    google.setAccount(ana);
    await signInWith(server, 'google');
    google.setAccount({ ...ana, email_verified: false });
    expect(await signInWith(server, 'google')).toMatchObject({ email: 'ana@example.com' });
    google.setAccount({ sub: ana.sub });
    expect(await signInWith(server, 'google')).toMatchObject({ email: 'ana@example.com' });
  });

  it('knows people from a provider that tells of them in answer to a call only', async () => {
    const other = await startOpenIdProvider({ claimsIn: 'userinfo' });
    const second = await startTestServer({ env: other.env });
    other.setAccount(ana);
    expect(await signInWith(second, 'google')).toMatchObject({ email: 'ana@example.com', full_name: 'Ana Silva' });
    await second.close();
    await other.close();
  });

  it('makes one account when a new person comes back in several browsers at once', async () => {
    google.setAccount(ana);
    const browsers = [createBrowser(), createBrowser(), createBrowser()];
    const ready = await Promise.all(
      browsers.map(async (browser) => ({ browser, callback: await callbackAfter(server, 'google', browser) })),
    );
    const landed = await Promise.all(ready.map(({ browser, callback }) => browser.get(callback.href)));
    expect(landed.map(({ location }) => location?.pathname)).toEqual([
      '/login-success',
      '/login-success',
      '/login-success',
    ]);
    expect(await users()).toHaveLength(1);
  });

  it('keeps a name as the text that it is, and no picture that is not https', async () => {
    google.setAccount({ ...ana, name: ' <img src=x onerror=alert(1)>\u0000', picture: 'javascript:alert(1)' });
    expect(await signInWith(server, 'google')).toMatchObject({
      full_name: '<img src=x onerror=alert(1)>',
      picture: null,
    });
  });
});

describe('signing in with Google is refused', () => {
  it('for the address of an account with a password, which stays as it is', async () => {
    await signUpLearner(server, 'ana@example.com');
    const before = await users();
    google.setAccount(ana);
    expect(readPlace(await land())).toBe('/auth?error=provider_mismatch&provider=email');
    expect(await users()).toEqual(before);
    expect(await server.services.storage.db.selectFrom('identities').selectAll().execute()).toEqual([]);
    expect((await call(server, 'POST', '/user/login', { email: ana.email, password: goodPassword })).status).toBe(200);
  });

  it('for the address of another person at Google', async () => {
    google.setAccount(ana);
    await signInWith(server, 'google');
    google.setAccount({ ...ana, sub: '2002' });
    expect(readPlace(await land())).toBe('/auth?error=social_failed&provider=google');
    expect(await users()).toHaveLength(1);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }])('for a new address with %j', async (proof) => {
    const { email_verified: _, ...rest } = ana;
    google.setAccount({ ...rest, ...(proof.email_verified === false && { email_verified: false }) });
    expect(readPlace(await land())).toBe('/auth?error=social_unverified&provider=google');
    expect(await users()).toEqual([]);
  });

  it('without an address, or with one that is none', async () => {
    google.setAccount({ sub: '1001', name: 'Ana' });
    expect(readPlace(await land())).toBe('/auth?error=social_no_email&provider=google');
    google.setAccount({ ...ana, email: 'ana' });
    expect(readPlace(await land())).toBe('/auth?error=social_no_email&provider=google');
    expect(await users()).toEqual([]);
  });

  it('when the learner says no', async () => {
    google.setAccount(null);
    expect(readPlace(await land())).toBe('/auth?error=social_cancelled&provider=google');
  });
});

describe('a provider that cannot be reached', () => {
  it('leads back to the sign-in page, and says why in the log', async () => {
    const gone = await startOpenIdProvider();
    await gone.close();
    const alone = await startTestServer({ env: gone.env });
    const { status, location } = await createBrowser().get(`${alone.url}/user/login/google`);
    expect([status, readPlace(location)]).toEqual([302, '/auth?error=social_failed&provider=google']);
    expect(alone.logs.some((line) => line.includes('ECONNREFUSED'))).toBe(true);
    await alone.close();
  });

  it('also when it goes away in between', async () => {
    const later = await startOpenIdProvider();
    const alone = await startTestServer({ env: later.env });
    later.setAccount(ana);
    const browser = createBrowser();
    const callback = await callbackAfter(alone, 'google', browser);
    await later.close();
    expect(readPlace((await browser.get(callback.href)).location)).toBe('/auth?error=social_failed&provider=google');
    expect(await alone.services.storage.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await alone.close();
  });
});
