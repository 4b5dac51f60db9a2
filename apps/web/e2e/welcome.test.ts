import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { connectBrowser } from './support/browser.ts';

let browser: Browser;
let server: BareServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([connectBrowser(), startBareServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

/** Any time. */
const start = Date.UTC(2026, 10, 20, 12);

/** Opens a page whose time stands still until the test lets it go on. */
const open = async (use: (page: Page) => Promise<void>) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.clock.install({ time: start });
    // Installed alone it would go on as the machine's does.
    await page.clock.pauseAt(start + 1000);
    await page.goto(server.url);
    // React waits a moment before it shows what it has loaded: time goes on just as far.
    const heading = page.getByRole('heading', { name: 'Speak boldly.' });
    while (!(await heading.isVisible())) await page.clock.runFor(20);
    await use(page);
  } finally {
    await page.close();
  }
};
/** The slide that is shown: the others are inert. */
const slide = (page: Page, name?: string) =>
  page.locator(':not([inert])').and(page.getByRole('group', name ? { name } : {}));

describe('the first screen', () => {
  it('shows three slides, one every 3 s, and leads to sign-in 5 s after the last', () =>
    open(async (page) => {
      expect(await slide(page).count()).toBe(1);
      await page.clock.runFor(3000);
      await slide(page, '2 of 3: Your coach').waitFor();
      await page.clock.runFor(3000);
      await slide(page, '3 of 3: Your dashboard').waitFor();
      await page.clock.runFor(4900);
      expect(new URL(page.url()).pathname).toBe('/');
      await page.clock.runFor(200);
      await page.waitForURL('**/auth');
    }));

  it('is turned by a swipe of the mouse, forward and back, and left by a touch of the last picture', () =>
    open(async (page) => {
      const swipe = async (by: number) => {
        await page.mouse.move(200, 300);
        await page.mouse.down();
        await page.mouse.move(200 + by, 300, { steps: 4 });
        await page.mouse.up();
      };
      await swipe(-12);
      await slide(page, '2 of 3: Your coach').waitFor();
      await swipe(12);
      await slide(page, '1 of 3: Speak').waitFor();
      await swipe(-12);
      await swipe(-12);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/auth');
    }));

  it('gives the focus to the heading of the page that the keyboard went on to, and names that page', () =>
    open(async (page) => {
      await page.getByRole('link', { name: 'Sign in' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/auth');
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.title()).toBe('Sign in · Sayso');
    }));
});
