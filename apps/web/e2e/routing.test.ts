import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
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

  it('to the page that is open already adds nothing to the history', async () => {
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

/** Something of the page that is far below its top. */
const readScroll = () => page.evaluate(() => Math.round(scrollY));
const scrollToEnd = async () => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await readScroll();
  expect(end).toBeGreaterThan(200);
  return end;
};
const hasFocus = (text: string | RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(text);

describe('coming to a page', () => {
  beforeEach(() => page.setViewportSize({ width: 390, height: 500 }));

  it('begins at its top and at its heading, also by a link that stays', async () => {
    await signIn();
    await page.goto(`${server.url}/progress`);
    await page.getByRole('heading', { name: 'Calendar' }).waitFor();
    await scrollToEnd();
    await page.getByRole('link', { name: 'Profile' }).click();
    await heading().filter({ hasText: 'Amina' }).waitFor();
    await hasFocus(/^Amina/);
    expect(await readScroll()).toBe(0);
  });

  it('gives the focus to its heading on the way back too, and leaves it where it was read', async () => {
    await page.goto(`${server.url}/legal?lang=en`);
    await heading().waitFor();
    // Who runs the server stands above the end, and comes later.
    await page.waitForLoadState('networkidle');
    const end = await scrollToEnd();
    await page.getByRole('link', { name: 'Back to Sayso', exact: true }).click();
    await heading().filter({ hasText: 'Fearless' }).waitFor();
    await page.goBack();
    await hasFocus(/^Legal/);
    expect(await readScroll()).toBe(end);
  });

  it('does both also where the link that led on stays', async () => {
    await signIn();
    await page.goto(`${server.url}/profile`);
    await heading().waitFor();
    const end = await scrollToEnd();
    await page.getByRole('link', { name: 'Progress' }).click();
    await page.getByRole('heading', { name: 'Calendar' }).waitFor();
    await page.goBack();
    await hasFocus(/^Amina/);
    expect(await readScroll()).toBe(end);
  });

  it('comes to the part that its address names', async () => {
    await signIn();
    await page.goto(`${server.url}/payment`);
    await page.getByRole('link', { name: 'Terms' }).click();
    await hasFocus(/^Terms/);
    await expect.poll(readScroll).toBeGreaterThan(200);
    await page.getByRole('link', { name: 'Deletion' }).click();
    await hasFocus(/^Deleting your data/);
  });

  it('leaves the focus in a field that took it', async () => {
    await signIn();
    await page.goto(`${server.url}/home-coach`);
    await page.getByRole('link', { name: 'Mock interview' }).click();
    const field = page.getByRole('textbox', { name: 'Job title' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('does not take the focus from a visitor who has just opened the tab', async () => {
    await signIn();
    await page.goto(`${server.url}/progress`);
    await page.getByRole('heading', { name: 'Calendar' }).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

describe('the return from a sign-in elsewhere', () => {
  it.each([
    ['login-success', 'home-coach'],
    ['profile-check', 'learning-journey'],
  ])('/%s is gone from the history once it has led on', async (from, to) => {
    await page.goto(`${server.url}/legal`);
    await page.goto(`${server.url}/${from}?token=bare-token`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`**/${to}`);
    await page.goBack();
    await page.waitForURL('**/legal');
  });
});

describe('a part of the app that cannot be loaded', () => {
  it.each([
    ['/home-coach', 'Progress', 'ProgressRoute'],
    ['/legal?lang=en', 'Back to Sayso', 'WelcomeRoute'],
  ])('does not keep %s from being shown again by Back', async (first, link, part) => {
    if (first !== '/legal?lang=en') await signIn();
    await page.goto(server.url + first);
    const before = await heading().textContent();
    await page.route(`**/assets/${part}*.js`, (route) => route.abort());
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { name: 'Sorry, something went wrong' }).waitFor();
    await page.goBack();
    await expect.poll(() => heading().textContent()).toBe(before);
    await page.goForward();
    await page.getByRole('heading', { name: 'Sorry, something went wrong' }).waitFor();
  });

  it('leaves words and no empty page', async () => {
    await page.goto(`${drawing.url}/`);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sorry, something went wrong' }).waitFor();
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Load it again' }).click();
    await page.getByRole('heading', { name: 'Welcome. Let’s talk.' }).waitFor();
  });
});
