import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { signInPage } from './support/talk.ts';

/** How long the server takes to answer from the moment that the learner goes back or loads the page again, ms. */
const slowAnswer = 1200;

let browser: Browser;
let server: BareServer;
let page: Page;
let isSlow: boolean;
beforeAll(async () => {
  [browser, server] = await Promise.all([connectBrowser(), startBareServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));
beforeEach(async () => {
  page = await (await openContext(browser, { viewport: { width: 390, height: 500 } })).newPage();
  isSlow = false;
  await page.route('**/user/**', async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, slowAnswer));
    const { pathname } = new URL(route.request().url());
    if (pathname === '/user/conversations') return route.fulfill({ json: manyTalks });
    await route.continue().catch(() => undefined);
  });
  await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
});
afterEach(() => page.context().close());

const manyTalks = {
  conversations: Array.from({ length: 15 }, (_, index) => ({
    id: `talk-${index}`,
    coach: 'Daisy',
    started_at: `2026-11-${String(20 - index).padStart(2, '0')}T12:00:00Z`,
    messages: [{ role: 'user', text: `I said sentence number ${index}.` }],
  })),
};

const readScroll = () => page.evaluate(() => Math.round(scrollY));
const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
const untilWhole = async () => {
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
};
const scrollDown = async () => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 40));
  await expect.poll(readScroll).toBeGreaterThan(200);
  // The last scroll event comes with the next picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return { top: await readScroll(), height: await readHeight() };
};
/** Opens a page, scrolls down in it and goes on to another by the bar. */
const leave = async (path: string) => {
  await page.goto(server.url + path);
  await untilWhole();
  const left = await scrollDown();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('nav a[href="/profile"]');
    link?.focus({ preventScroll: true });
    link?.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Amina Diallo' }).waitFor();
  expect(await readScroll()).toBe(0);
  return left;
};

describe('going back to a page', () => {
  it.each(['/progress', '/learning-journey', '/past-talks'])('finds it at its place in %s, at once', async (path) => {
    const { top, height } = await leave(path);
    isSlow = true;
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect.poll(readScroll).toBe(top);
    expect(await readHeight()).toBe(height);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  it.each(['/progress', '/learning-journey', '/past-talks'])(
    'finds the place in %s after a reload, once it is there',
    async (path) => {
      await page.goto(server.url + path);
      await untilWhole();
      const { top, height } = await scrollDown();
      isSlow = true;
      await page.reload();
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true], main[aria-busy=true]'));
      expect(await readHeight()).toBeLessThan(height);
      await untilWhole();
      await expect.poll(readScroll).toBe(top);
    },
  );

  it('leaves the page to a learner who scrolls before it is there', async () => {
    await page.goto(`${server.url}/past-talks`);
    await untilWhole();
    const { height } = await scrollDown();
    isSlow = true;
    await page.reload();
    await page.getByText('Loading your past talks...').waitFor({ state: 'attached' });
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, -2000);
    await expect.poll(readScroll).toBe(0);
    await untilWhole();
    expect(await readHeight()).toBe(height);
    await page.waitForTimeout(300);
    expect(await readScroll()).toBe(0);
  });

  it('begins at the top when the address is opened again', async () => {
    await page.goto(`${server.url}/progress`);
    await untilWhole();
    await scrollDown();
    await page.goto(`${server.url}/progress`);
    await untilWhole();
    await page.waitForTimeout(300);
    expect(await readScroll()).toBe(0);
  });

  it('stays at its place also where the address names a section', async () => {
    await page.goto(`${server.url}/legal?lang=en#terms`);
    await expect.poll(readScroll).toBeGreaterThan(200);
    const { top } = await scrollDown();
    await page.getByRole('link', { name: 'Back to Sayso', exact: true }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/home-coach');
    await page.getByRole('heading', { level: 1, name: /Amina/ }).waitFor();
    await page.goBack();
    await expect.poll(readScroll).toBe(top);
    await page.waitForTimeout(600);
    expect(await readScroll()).toBe(top);
  });
});
