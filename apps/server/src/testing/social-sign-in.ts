import { type Browser, createBrowser } from './browser.ts';
import { call } from './sign-up-learner.ts';
import type { TestServer } from './start-test-server.ts';

type Provider = 'google' | 'facebook';

/** Goes to the provider and back, up to the page of ours that the browser lands on. */
export const landAfter = (server: TestServer, provider: Provider, browser: Browser): Promise<URL> =>
  browser.follow(
    `${server.url}/user/login/${provider}`,
    (url) => url.origin === server.url && !url.pathname.startsWith('/user/'),
  );

/** Goes to the provider and back, up to the callback, which is not called. */
export const callbackAfter = (server: TestServer, provider: Provider, browser: Browser): Promise<URL> =>
  browser.follow(
    `${server.url}/user/login/${provider}`,
    (url) => url.origin === server.url && url.pathname.endsWith('/callback'),
  );

/** The path and the query of where a browser landed. */
export const readPlace = (url: URL | null): string | null => url && url.pathname + url.search;

/** Exchanges the token of /login-success, as its page does. */
export const exchange = async (server: TestServer, landed: URL, browser: Browser) => {
  const { status, body } = await browser.post(`${server.url}/api/auth/login-return`, {
    token: landed.searchParams.get('token'),
  });
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`The exchange answered ${body}.`);
  return { status, body: { ...parsed } as Record<string, unknown> };
};

/** The whole way; answers the profile of who is signed in. */
export const signInWith = async (server: TestServer, provider: Provider, browser = createBrowser()) => {
  const landed = await landAfter(server, provider, browser);
  if (landed.pathname !== '/login-success') throw new Error(`The sign-in ended at ${readPlace(landed)}.`);
  const session = await exchange(server, landed, browser);
  return (await call(server, 'GET', '/me', undefined, String(session.body['token']))).body;
};
