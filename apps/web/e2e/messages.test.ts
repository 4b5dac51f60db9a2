import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
const failure = 'Your data could not be saved. Check your connection and try again.';
let browser: Browser;
let account: Account;
beforeAll(async () => {
  [browser, account] = await Promise.all([connectBrowser(), signUp(url)]);
});
afterAll(() => browser.close());

/** /progress, on which nothing can be saved. */
const openWithoutExport = async (prepare?: (page: Page) => Promise<void>): Promise<Page> => {
  const page = await (await openContext(browser)).newPage();
  await prepare?.(page);
  await signInPage(page, account);
  await page.clock.install();
  await page.route('**/user/export**', (route) => route.abort());
  await page.goto(`${url}/progress`);
  return page;
};

const pressSave = (page: Page) => page.getByRole('button', { name: 'Save everything (JSON)' }).press('Enter');
const findMessage = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' }).getByText(failure);

describe('a message that passes', () => {
  it('is announced at once where something failed, is reached and dismissed by key, and gives the focus back', async () => {
    const page = await openWithoutExport();
    const announced = page.locator('[aria-live="assertive"]').getByText(failure).waitFor({ state: 'attached' });
    await pressSave(page);
    await announced;
    await findMessage(page).waitFor();
    await page.getByRole('button', { name: 'Month' }).focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close message');
    await page.keyboard.press('Enter');
    await findMessage(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Month');
    await page.context().close();
  });

  it('goes by itself after its four seconds, which stand still under the pointer', async () => {
    const page = await openWithoutExport();
    await pressSave(page);
    await findMessage(page).hover();
    await page.clock.fastForward(60_000);
    expect(await findMessage(page).isVisible()).toBe(true);
    await page.mouse.move(0, 600);
    await page.clock.fastForward(4000);
    await findMessage(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('comes with the next one when what shows messages could not be fetched before', async () => {
    const page = await openWithoutExport(async (opened) => {
      await opened.route('**/assets/Toaster-*.js', (route) => route.abort());
    });
    await pressSave(page);
    const save = page.getByRole('button', { name: 'Save everything (JSON)' });
    await expect.poll(() => save.getAttribute('aria-busy')).toBe(null);
    expect(await findMessage(page).count()).toBe(0);
    await page.unroute('**/assets/Toaster-*.js');
    await pressSave(page);
    await findMessage(page).first().waitFor();
    await page.context().close();
  });
});
