import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FacebookServer, startFacebook } from '../../server/src/testing/facebook-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../server/src/testing/openid-provider.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { newAddress, signUp } from './support/learner.ts';
import { type Stack, startStack } from './support/stack.ts';

let google: OpenIdProvider;
let facebook: FacebookServer;
let stack: Stack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [google, facebook, browser] = await Promise.all([startOpenIdProvider(), startFacebook(), connectBrowser()]);
  stack = await startStack({ ...google.env, ...facebook.env });
});
afterAll(() => Promise.all([stack.close(), google.close(), facebook.close(), browser.close()]));
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());

const isAtGoogle = (email: string, name = 'Amina Diallo') =>
  google.setAccount({ sub: `google-${email}`, email, email_verified: true, name });
const goTo = async (provider: 'Google' | 'Facebook') => {
  await page.goto(`${stack.url}/auth`);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
};
/** Finds the address that this browser would be sent to in the end, without going there. */
const returnAddress = async (): Promise<string> => {
  let address = `${stack.url}/user/login/google`;
  while (!address.includes('/login-success')) {
    const answer = await context.request.get(address, { maxRedirects: 0 });
    address = new URL(answer.headers()['location'] ?? '', address).href;
  }
  return address;
};
/** Every heading that the welcome has, with the address it had then: each is there for less than two seconds. */
const watchHeadings = async () => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { __headings: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading && location.pathname === '/login-success') seen.add(`${heading.textContent} ${location.href}`);
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...((window as Window & { __headings?: Set<string> }).__headings ?? [])]);
};
const stored = () => page.evaluate(() => localStorage.getItem('authToken'));

describe('signing in with Google', () => {
  it('welcomes a new learner in three steps, and leaves no token in the address', async () => {
    isAtGoogle(newAddress());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const steps = await watchHeadings();
    await goTo('Google');
    await page.waitForURL('**/profile-setup');
    expect(await steps()).toEqual(
      ['You are in.', 'Your coaches are here.', 'Let’s talk.'].map((step) => `${step} ${stack.url}/login-success`),
    );
    const withToken = asked.filter((line) => line.includes('token='));
    expect(withToken).toHaveLength(1);
    expect(withToken[0]).toMatch(/\/login-success\?token=\S+ $/);
    await page.getByRole('button', { name: 'Start Setup' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Diallo');
    await page.reload();
    await page.getByRole('button', { name: 'Start Setup' }).waitFor();
  });

  it('knows the learner again, who does not have to wait for the end of the welcome', async () => {
    isAtGoogle(newAddress());
    for (const visit of ['first', 'second']) {
      await goTo('Google');
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL('**/profile-setup');
      expect(await stored(), visit).not.toBeNull();
      await page.evaluate(() => localStorage.clear());
    }
  });

  it('does not open the account of a learner who signs in with e-mail or with Facebook', async () => {
    const { email } = await signUp(stack.url);
    isAtGoogle(email);
    await goTo('Google');
    await page.getByText('You created your account with Email. Please log in using Email.').waitFor();

    const other = newAddress();
    facebook.setAccount({ id: `facebook-${other}`, email: other, name: 'Ana' });
    await goTo('Facebook');
    await page.waitForURL('**/login-success');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    // The provider remembers who was here, and would ask whether they leave.
    await context.clearCookies();
    isAtGoogle(other);
    await goTo('Google');
    await page.getByText('You created your account with Facebook. Please log in using Facebook.').waitFor();
    expect(await stored()).toBeNull();
  });

  it('is where the address of such an account is sent to', async () => {
    const email = newAddress();
    isAtGoogle(email);
    await goTo('Google');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${stack.url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('This email is already linked to a Google account. Please log in using Google.').waitFor();
  });

  it('that the learner gives up there says so, and lets them go on', async () => {
    google.setAccount(null);
    await goTo('Google');
    await page.getByText('You did not sign in with Google. Try again, or use your e-mail.').waitFor();
    expect(await page.getByLabel('E-mail').isVisible()).toBe(true);
  });
});

describe('a sign-in that came back', () => {
  it('does not sign a visitor in who opens its link in another browser', async () => {
    isAtGoogle(newAddress());
    const address = await returnAddress();
    await using victim = await openContext(browser);
    const theirs = await victim.newPage();
    await theirs.goto(address);
    await theirs.getByText('This link does not work any more. Please sign in again.').first().waitFor();
    await theirs.waitForURL('**/auth');
    expect(await theirs.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  it('without a token signs out, and leads to the sign-in', async () => {
    const account = await signUp(stack.url);
    await page.goto(`${stack.url}/livez`);
    await page.evaluate((token) => localStorage.setItem('authToken', token), account.token);
    await page.goto(`${stack.url}/login-success`);
    await page.waitForURL('**/auth');
    expect(await stored()).toBeNull();
  });

  it('at the older screen says who it is, and may be left again', async () => {
    isAtGoogle(newAddress(), 'Ana <b>Silva</b>');
    await page.goto((await returnAddress()).replace('login-success', 'profile-check'));
    await page.getByRole('heading', { name: 'Welcome, Ana <b>Silva</b>' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${stack.url}/`);
    expect(await stored()).toBeNull();
    await page.goto(`${stack.url}/profile-check`);
    await page.waitForURL(`${stack.url}/`);
  });
});
