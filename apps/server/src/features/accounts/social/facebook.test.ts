import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/browser.ts';
import { type FacebookServer, startFacebook } from '../../../testing/facebook-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { call, signUpLearner } from '../../../testing/sign-up-learner.ts';
import { landAfter, readPlace, signInWith } from '../../../testing/social-sign-in.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let facebook: FacebookServer;
let google: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  [facebook, google] = await Promise.all([startFacebook(), startOpenIdProvider()]);
});
afterAll(async () => {
  await Promise.all([facebook.close(), google.close()]);
});
beforeEach(async () => {
  server = await startTestServer({ env: { ...facebook.env, ...google.env } });
});
afterEach(() => server.close());

const ben = { id: '77', email: 'ben@example.com', name: 'Ben Okri', picture: 'https://pictures.example/ben.jpg' };
const users = () => server.services.storage.db.selectFrom('users').selectAll().execute();
const land = (provider: 'google' | 'facebook') => landAfter(server, provider, createBrowser());

describe('signing in with Facebook', () => {
  it('creates an account for a new address', async () => {
    facebook.setAccount(ben);
    expect(await signInWith(server, 'facebook')).toMatchObject({
      email: 'ben@example.com',
      full_name: 'Ben Okri',
      picture: 'https://pictures.example/ben.jpg',
    });
    expect((await call(server, 'POST', '/user/check-email', { email: ben.email })).body).toEqual({
      exists: true,
      auth_provider: 'facebook',
    });
  });

  it('knows a person again whose address has changed', async () => {
    facebook.setAccount(ben);
    await signInWith(server, 'facebook');
    facebook.setAccount({ ...ben, email: 'okri@example.com' });
    expect(await signInWith(server, 'facebook')).toMatchObject({ email: 'ben@example.com' });
    expect(await users()).toHaveLength(1);
  });

  it('never links to an account with a password', async () => {
    await signUpLearner(server, 'ben@example.com');
    facebook.setAccount(ben);
    expect(readPlace(await land('facebook'))).toBe('/auth?error=provider_mismatch&provider=email');
    expect(await server.services.storage.db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  it('sends a person who signs in with Google and has a Facebook account to Facebook, and the other way round', async () => {
    facebook.setAccount(ben);
    await signInWith(server, 'facebook');
    google.setAccount({ sub: '1', email: 'ben@example.com', email_verified: true });
    expect(readPlace(await land('google'))).toBe('/auth?error=provider_mismatch&provider=facebook');

    google.setAccount({ sub: '77', email: 'ana@example.com', email_verified: true });
    expect(await signInWith(server, 'google')).toMatchObject({ email: 'ana@example.com' });
    facebook.setAccount({ id: '1', email: 'ana@example.com' });
    expect(readPlace(await land('facebook'))).toBe('/auth?error=provider_mismatch&provider=google');
    expect(await users()).toHaveLength(2);
  });

  it('is refused without an address, which not every account there has', async () => {
    facebook.setAccount({ id: '77', name: 'Ben Okri' });
    expect(readPlace(await land('facebook'))).toBe('/auth?error=social_no_email&provider=facebook');
  });

  it('is refused when the learner says no', async () => {
    facebook.setAccount(null);
    expect(readPlace(await land('facebook'))).toBe('/auth?error=social_cancelled&provider=facebook');
  });

  it('is refused when the app’s secret is wrong', async () => {
    const wrong = await startTestServer({ env: { ...facebook.env, FACEBOOK_CLIENT_SECRET: 'wrong' } });
    facebook.setAccount(ben);
    const landed = await landAfter(wrong, 'facebook', createBrowser());
    expect(readPlace(landed)).toBe('/auth?error=social_failed&provider=facebook');
    await wrong.close();
  });
});
