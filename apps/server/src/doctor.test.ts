import { describe, expect, it } from 'vitest';
import { listSocialEngines } from './features/accounts/social/social-engines.ts';
import { examine, report } from './features/capabilities/examine.ts';
import { readConfig } from './platform/config/read-config.ts';
import { startFacebook } from './testing/facebook-server.ts';
import { startOpenIdProvider } from './testing/openid-provider.ts';

const examineWith = (env: Readonly<Record<string, string>>) =>
  examine(listSocialEngines(readConfig(env)), new AbortController().signal);

describe('the providers of sign-ins', () => {
  it('are no parts of a server that has none', () => {
    expect(listSocialEngines(readConfig({}))).toEqual([]);
  });

  it('are asked by the doctor', async () => {
    const [google, facebook] = await Promise.all([startOpenIdProvider(), startFacebook()]);
    expect(await examineWith({ ...google.env, ...facebook.env })).toMatchObject([
      { name: 'Google', ok: true, seen: expect.stringMatching(/^sign-in at 127\.0\.0\.1:/) },
      { name: 'Facebook', ok: true, seen: 'it knows this app' },
    ]);
    await Promise.all([google.close(), facebook.close()]);
  });

  it('are named with what to do when they do not answer, or do not know the app', async () => {
    const [google, facebook] = await Promise.all([startOpenIdProvider(), startFacebook()]);
    await google.close();
    const text = report(await examineWith({ ...google.env, ...facebook.env, FACEBOOK_CLIENT_SECRET: 'wrong' }));
    expect(text).toContain('Google: Check GOOGLE_* in .env, and that the service can be reached from here.');
    expect(text).toContain('Facebook: Check FACEBOOK_* in .env');
    expect(text).not.toContain('wrong');
    await facebook.close();
  });
});
