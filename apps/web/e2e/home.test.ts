import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { typeAnswer } from './support/answers.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, readHistory, signUp } from './support/learner.ts';
import { type Stack, startStack } from './support/stack.ts';
import { readTranscript, signInPage, untilStatus } from './support/talk.ts';

let stack: Stack;
let browser: Browser;
let page: Page;
let account: Account;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ FREE_CONVERSATIONS_PER_DAY: '1' }), connectBrowser()]);
  account = await signUp(stack.url);
});
afterAll(() => Promise.all([stack.close(), browser.close()]));
beforeEach(async () => {
  page = await (await openContext(browser)).newPage();
});
afterEach(() => page.context().close());

const untilBubbles = (count: number) =>
  expect.poll(() => page.getByRole('log').getByRole('article').count()).toBe(count);

describe('a conversation in writing', () => {
  it('is found from the coach home, answers, loses nothing when the server goes away, and keeps to the daily limit', async () => {
    await signInPage(page, account);
    await page.goto(`${stack.url}/home-coach`);
    await page.getByRole('link', { name: 'All kinds of practice' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('link', { name: 'Writing' }).click();
    await page.getByRole('heading', { name: 'There are no writing tasks here' }).waitFor();
    await page.getByRole('link', { name: 'Write with Daisy' }).click();
    await page.waitForURL('**/chat');
    await untilBubbles(1);

    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('  \n ');
    await field.press('Enter');
    await field.fill('I like old films.');
    await field.press('Enter');
    await untilBubbles(3);

    await stack.kill();
    await field.fill('My sister likes them too.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Failed to send message. Please try again.').waitFor();
    expect((await readTranscript(page)).at(-1)).toContain('My sister likes them too.');
    await stack.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilBubbles(5);

    const history = await readHistory(stack.url, account.token);
    expect(history.map(({ role }) => role)).toEqual(['coach', 'user', 'coach', 'user', 'coach']);
    const transcript = await readTranscript(page);
    for (const [index, { text }] of history.entries()) expect(transcript[index]).toContain(text);

    await page.getByRole('link', { name: 'Start New Conversation' }).click();
    await page.waitForURL('**/learning-journey');
    await page.goto(`${stack.url}/chat`);
    await page.getByRole('dialog', { name: 'Limit Reached' }).getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/payment');
  });
});

describe('an address around the coach home', () => {
  // A learner who has used up the day's conversation sees a dialog in front of the page.
  let fresh: Account;
  beforeAll(async () => {
    fresh = await signUp(stack.url);
  });

  it.each([
    ['/dashboard', '/home-coach', 'Ready to grow, Amina?'],
    ['/start-conversation', '/conversation/Daisy', 'Conversation with Daisy'],
    ['/pronunciation', '/pronunciation/Daisy', 'Pronunciation with Daisy'],
    ['/pronunciation/john', '/pronunciation/john', 'Pronunciation with John'],
    ['/pronunciation/Jack', '/pronunciation/Jack', 'We cannot find this page'],
    ['/pronunciation-summary', '/pronunciation-summary', 'No pronunciation session found'],
    ['/job-interview', '/job-interview', 'What job do you want?'],
    ['/comprehension', '/comprehension', 'There are no listening tasks here'],
    ['/reading', '/reading', 'There are no reading tasks here'],
  ])('leads on: %s to %s', async (address, end, heading) => {
    await signInPage(page, fresh);
    await page.goto(stack.url + address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(end);
    const hasBar = !/^\/(conversation|pronunciation|job-interview)/.test(end);
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(hasBar ? 1 : 0);
  });

  it('is not for visitors', async () => {
    for (const address of ['/home', '/chat', '/start-conversation', '/pronunciation/Daisy', '/pronunciation-summary']) {
      await page.goto(stack.url + address);
      await page.waitForURL(`${stack.url}/`);
    }
    await page.goto(`${stack.url}/job-interview`);
    await page.waitForURL('**/auth');
  });
});

describe('the daily limit of free conversations', () => {
  it('shows the Limit Reached dialog when it is reached, and Upgrade Now leads to the payment', async () => {
    await signInPage(page, await signUp(stack.url));
    await page.goto(`${stack.url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await typeAnswer(page, 'We often eat fish with rice.');
    await untilStatus(page, 'Speak now...');
    await page.getByRole('button', { name: 'End the conversation' }).click();
    await page.getByRole('heading', { name: 'What you talked about' }).waitFor();

    await page.goto(`${stack.url}/conversation/Daisy`);
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog
      .getByText(
        "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.",
        { exact: true },
      )
      .waitFor();
    await dialog.getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/payment');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('that another server tells by closing after a message with “daily free” leads to the payment too', async () => {
    await signInPage(page, await signUp(stack.url));
    const opened: string[] = [];
    await page.routeWebSocket('**/conversation/stream/**', (socket) => {
      opened.push(socket.url());
      socket.send('{"type":"bot_message","text":"Your daily free conversations are used up.","audio_base64":""}');
      void socket.close({ code: 1000, reason: 'The daily limit is reached.' });
    });
    await page.goto(`${stack.url}/conversation/Daisy`);
    await page.waitForURL('**/payment');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(opened).toHaveLength(1);
  });
});
