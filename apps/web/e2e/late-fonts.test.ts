import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { connectBrowser } from './support/browser.ts';

/** Google calls a page good up to 0.1; one line that wraps elsewhere is more than this. */
const mostShift = 0.01;

let browser: Browser;
let server: BareServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([connectBrowser(), startBareServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

/** The real fonts that have arrived; the fallbacks are the machine's own. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      family.includes('Variable') && status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );

describe('fonts that arrive late', () => {
  it.each([
    ['a phone', 390, 844],
    ['a desktop', 1280, 900],
  ])('move nothing on %s', async (_window, width, height) => {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(`${server.url}/auth`, { waitUntil: 'commit' });
    await page.getByLabel('E-mail').waitFor();
    expect(await loadedFonts(page)).toEqual([]);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    arrive();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await loadedFonts(page)).toEqual(['Bricolage Grotesque Variable', 'Figtree Variable']);
    const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(mostShift);
    await page.close();
  });
});
