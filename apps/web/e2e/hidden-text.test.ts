import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { typeAnswer } from './support/answers.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { signInPage, untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await connectBrowser();
  page = await (await openContext(browser)).newPage();
  await signInPage(page, await signUp(url));
});
afterAll(() => browser.close());

/** Reads everything that is in the document as text, or that a screen reader announces. */
const everything = async (): Promise<string> => {
  const [written, told] = await Promise.all([
    page.evaluate(() => document.body.textContent),
    page.locator('body').ariaSnapshot(),
  ]);
  return `${written}\n${told}`;
};
/** Collects the messages that the server sends to the page from now on. */
const listenToCoach = () => {
  const texts: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'bot_message') texts.push(message.text);
    }),
  );
  return texts;
};

describe('what is said in a conversation', () => {
  it('is hidden until it is asked for: one message by itself, or all of them', async () => {
    const coach = listenToCoach();
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    const [greeting = ''] = coach;
    expect(greeting.length).toBeGreaterThan(20);
    expect(await everything()).not.toContain(greeting.slice(0, 12));

    await page.getByRole('button', { name: 'Show what Daisy said' }).click();
    await page.getByText(greeting).waitFor();

    const own = 'We often eat fish with rice.';
    await typeAnswer(page, own);
    await untilStatus(page, 'Speak now...');
    const [, answer = ''] = coach;
    expect(answer.length).toBeGreaterThan(20);
    const hidden = await everything();
    for (const text of [greeting, own, answer]) expect(hidden).not.toContain(text.slice(0, 12));

    await page.getByRole('button', { name: 'Show Text' }).click();
    const bubbles = page.getByRole('log').first().getByRole('article');
    await expect.poll(() => bubbles.count()).toBe(3);
    for (const [index, text] of [greeting, own, answer].entries()) {
      await bubbles.nth(index).getByText(text).waitFor();
    }

    await page.getByRole('button', { name: 'Hide Text' }).click();
    await page.getByRole('button', { name: 'Show Text' }).waitFor();
    const again = await everything();
    for (const text of [greeting, own, answer]) expect(again).not.toContain(text.slice(0, 12));
  });
});
