import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let account: Account;
beforeAll(async () => {
  [browser, account] = await Promise.all([connectBrowser(), signUp(url)]);
});
afterAll(() => browser.close());

const openPage = async (path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
  const page = await (await openContext(browser)).newPage();
  await signInPage(page, account);
  await prepare(page);
  await page.goto(url + path);
  return page;
};

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('a learner who tries again by key', () => {
  it('goes on from the heading of what is loaded again', async () => {
    const page = await openPage('/progress', (opened) =>
      opened.route('**/user/progress**', (route) => route.fulfill({ status: 503, json: {} })),
    );
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/user/progress**');
    await again.press('Enter');
    await again.waitFor({ state: 'detached' });
    expect(await readFocus(page)).toBe(await page.locator('h1').textContent());
    await page.context().close();
  });

  it('keeps the focus on the way to earlier conversations where they cannot be loaded', async () => {
    const talk = {
      id: 'talk',
      coach: 'Daisy',
      started_at: '2026-11-20T12:00:00Z',
      messages: [{ role: 'user', text: 'I went home.' }],
    };
    const page = await openPage('/past-talks', (opened) =>
      opened.route('**/user/conversations**', (route) =>
        new URL(route.request().url()).searchParams.has('before')
          ? route.fulfill({ status: 503, json: {} })
          : route.fulfill({ json: { conversations: [talk], next: 'talk' } }),
      ),
    );
    await page.getByRole('button', { name: 'Show older conversations' }).press('Enter');
    await page.getByText('Failed to load conversation history.').waitFor();
    expect(await readFocus(page)).toBe('Try again');
    await page.context().close();
  });
});
