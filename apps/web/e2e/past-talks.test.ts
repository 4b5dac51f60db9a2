import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { readHistory, signUp } from './support/learner.ts';
import { openSocket } from './support/socket.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const said = ['Yesterday I go to the market with my sister.', 'We bought <b>fresh</b> fish.'];

/** Talks with the coach, as a client that knows only the specification does, and hangs up. */
const talk = async (token: string) => {
  const socket = await openSocket(url, token);
  await socket.next('bot_message');
  for (const text of said) {
    socket.send(JSON.stringify({ type: 'user_message', text }));
    await socket.next('bot_message');
  }
  socket.send(JSON.stringify({ type: 'terminate' }));
  await socket.next('terminate_done');
  socket.close();
};

describe('past conversations', () => {
  it('are reached from the journey and show what was said, to their learner alone', async () => {
    const account = await signUp(url);
    await talk(account.token);
    // Mistakes are found while the conversation goes on.
    await expect.poll(async () => JSON.stringify(await readHistory(url, account.token))).toContain('"better"');
    const history = await readHistory(url, account.token);
    expect(history.map(({ role }) => role)).toEqual(['coach', 'user', 'coach', 'user', 'coach']);

    const context = await openContext(browser, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signInPage(page, account);
    await page.goto(`${url}/learning-journey`);
    await page.getByRole('link', { name: 'Read past talks' }).click();
    await page.waitForURL('**/past-talks');
    await page.getByRole('heading', { level: 1, name: 'Past talks' }).waitFor();

    const entry = page.getByRole('link', { name: /^Daisy, \d\d:\d\d$/ });
    await entry.click();
    await page.waitForURL(/\/past-talks\/.+/);
    await page.getByRole('heading', { level: 1, name: 'Talk with Daisy' }).waitFor();
    const bubbles = page.getByRole('article', { name: 'Talk with Daisy' }).getByRole('article');
    await expect.poll(() => bubbles.count()).toBe(history.length);
    for (const [index, { text }] of history.entries()) {
      const shown = text.replaceAll(/<[^>]*>/g, '');
      await bubbles.nth(index).getByText(shown).waitFor();
    }
    await bubbles
      .nth(1)
      .getByText(/^Better: .*went/)
      .waitFor();

    const address = page.url();
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Daisy'));
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Talk with Daisy' }).waitFor();
    await context.close();

    const other = await signUp(url);
    const elsewhere = await openContext(browser);
    const theirs = await elsewhere.newPage();
    await signInPage(theirs, other);
    await theirs.goto(address);
    await theirs.getByRole('heading', { name: 'No talks yet' }).waitFor();
    await talk(other.token);
    await theirs.reload();
    await theirs.getByRole('heading', { level: 1, name: 'We cannot find this conversation' }).waitFor();
    await elsewhere.close();
  });
});
