import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/startTestServer.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { signInPage } from './support/talk.ts';

const webRoot = fileURLToPath(new URL('../dist', import.meta.url));

let browser: Browser;
let server: BareServer;
/** Has the pages that were drawn at build. */
let drawing: TestServer;
let page: Page;
beforeAll(async () => {
  [browser, server, drawing] = await Promise.all([connectBrowser(), startBareServer(), startTestServer({ webRoot })]);
});
afterAll(() => Promise.all([browser.close(), server.close(), drawing.close()]));
beforeEach(async () => {
  page = await (await openContext(browser)).newPage();
});
afterEach(() => page.context().close());

const signIn = () => signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
const heading = () => page.getByRole('heading', { level: 1 });

/** Keeps the scripts whose name begins so from coming until told. */
const holdBack = async (name: string): Promise<() => void> => {
  let letIn: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await allowed;
    await route.continue();
  });
  return letIn;
};

describe('a link within the app', () => {
  it('leaves the page where it is until the next one is there', async () => {
    await signIn();
    await page.goto(`${server.url}/home-coach`);
    await heading().waitFor();
    const before = await heading().textContent();
    const letIn = await holdBack('ProgressRoute');
    await page.getByRole('link', { name: 'Progress' }).click();
    await page.waitForURL('**/progress');
    await page.waitForTimeout(500);
    expect(await heading().textContent()).toBe(before);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    letIn();
    await expect.poll(() => heading().textContent()).not.toBe(before);
  });

  it.each(['Control', 'Shift'] as const)('opens beside this page while %s is held down', async (modifier) => {
    await page.goto(`${server.url}/`);
    const link = page.getByRole('link', { name: 'Sign in' });
    await page.waitForLoadState('networkidle');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: [modifier] })]);
    await opened.waitForURL('**/auth');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('opens in a new tab with the middle button', async () => {
    await page.goto(`${server.url}/`);
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'Sign in' });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
    await opened.waitForURL('**/auth');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('to where somebody is already adds nothing to the history', async () => {
    await page.goto(`${server.url}/legal?lang=en`);
    const link = page.getByRole('link', { name: 'Terms', exact: true }).first();
    await link.click();
    await page.waitForURL('**/legal?lang=en#terms');
    const length = await page.evaluate(() => history.length);
    await link.click();
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await page.waitForURL((address) => address.hash === '');
    expect(new URL(page.url()).search).toBe('?lang=en');
  });
});

describe('a part of the app that cannot be loaded', () => {
  it('leaves words and no empty page', async () => {
    await page.goto(`${drawing.url}/`);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Something broke on our side' }).waitFor();
    await page.unroute('**/assets/**');
    await page.getByRole('link', { name: 'Load it again' }).click();
    await page.getByRole('heading', { name: 'Welcome. Let’s talk.' }).waitFor();
  });
});
