import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { connectBrowser } from './support/browser.ts';

const webRoot = fileURLToPath(new URL('../dist', import.meta.url));

let browser: Browser;
let server: TestServer;
let page: Page;
let faults: string[];
/** Lets the app's own scripts come. */
let letScriptsIn: () => void;
beforeAll(async () => {
  [browser, server] = await Promise.all([connectBrowser(), startTestServer({ webRoot })]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const allowed = new Promise<void>((resolve) => {
    letScriptsIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
});
afterEach(async () => {
  letScriptsIn();
  await page.close();
});
const open = (path: string) => page.goto(server.url + path, { waitUntil: 'commit' });
const signIn = async () => {
  await page.goto(`${server.url}/livez`);
  await page.evaluate(() => localStorage.setItem('authToken', 'one'));
};

/** Reads the styles that the cascade layers decide: the reset has the lowest priority, whichever file is loaded first. */
const looks = () =>
  page.evaluate(() => {
    const [heading, action] = ['h2', 'main a, main button[type=submit]'].map((selector) =>
      document.querySelector(selector),
    );
    const readStyle = (element: Element | null | undefined) => (element ? getComputedStyle(element) : null);
    return {
      display: readStyle(heading)?.fontFamily.includes('Bricolage'),
      room: readStyle(action)?.paddingInlineStart !== '0px',
    };
  });
const asInTheShell = { display: true, room: true };

describe('the first paint', () => {
  it.each([
    ['/', 'Speak boldly.', 'Speak boldly. Learn effortlessly. · Sayso'],
    ['/auth', 'Welcome. Let’s talk.', 'Sign in · Sayso'],
  ])('of %s needs no script, and the scripts take over what was drawn', async (path, heading, title) => {
    await open(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.title()).toBe(title);
    const drawn = await page.getByRole('heading', { name: heading }).elementHandle();
    expect(await looks()).toEqual(asInTheShell);
    letScriptsIn();
    await page.waitForLoadState('networkidle');
    expect(await looks()).toEqual(asInTheShell);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('of the sign-in can be used as soon as the scripts are there', async () => {
    await open('/auth');
    letScriptsIn();
    await page.waitForLoadState('networkidle');
    await page.getByLabel('E-mail').fill('amina@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your e-mail.' }).waitFor();
  });

  it('of the sign-in keeps what was typed before the scripts were there', async () => {
    await open('/auth');
    await page.getByLabel('E-mail').fill('leo@example.com');
    letScriptsIn();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('Enter the six-digit code for leo@example.com.').waitFor();
    expect(faults).toEqual([]);
  });

  it('of the sign-in sends nothing before the scripts are there', async () => {
    await open('/auth');
    await page.getByLabel('E-mail').fill('mei@example.com');
    await page.keyboard.press('Enter');
    letScriptsIn();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${server.url}/auth`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your e-mail.' }).waitFor();
  });

  it('of the sign-in with a message shows the message, and nothing before', async () => {
    await open('/auth?error=provider_mismatch&provider=google');
    await page.waitForSelector('[data-page]', { state: 'attached' });
    expect(await page.getByLabel('E-mail').isVisible()).toBe(false);
    letScriptsIn();
    await page.getByText('You created your account with Google. Please log in using Google.').waitFor();
    expect(faults).toEqual([]);
  });

  it('shows a learner who is signed in nothing of what was drawn for visitors', async () => {
    await signIn();
    await open('/');
    await page.waitForSelector('[data-page]', { state: 'attached' });
    expect(await page.getByRole('heading', { name: 'Speak boldly.' }).isVisible()).toBe(false);
  });

  it('of any other address is the app’s own', async () => {
    await open('/legal');
    await page.waitForSelector('#root', { state: 'attached' });
    expect(await page.locator('[data-page]').count()).toBe(0);
    letScriptsIn();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('asks for less than a tenth of a megabyte of scripts, and a little more for the server’s data afterwards', async () => {
    letScriptsIn();
    for (const path of ['/', '/auth']) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const [named, all] = await page.evaluate(async () => {
        // The page as it is served: its scripts add links to it later.
        const html = await (await fetch(location.href)).text();
        const served = new DOMParser().parseFromString(html, 'text/html');
        const links = served.querySelectorAll('script[src], link[rel=modulepreload]');
        const addresses = [...links].map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '');
        const inPage = new Set(addresses.map((address) => new URL(address, location.href).href));
        const scripts = performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith('.js')) as PerformanceResourceTiming[];
        const weigh = (entries: PerformanceResourceTiming[]) =>
          entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
        return [weigh(scripts.filter(({ name }) => inPage.has(name))), weigh(scripts)] as const;
      });
      expect(named, path).toBeGreaterThan(0);
      expect(named, path).toBeLessThan(100_000);
      // TanStack Query comes with the first data that a page asks for (decision 0035).
      expect(all, path).toBeLessThan(112_000);
    }
  });
});
