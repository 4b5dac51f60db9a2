import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeAnswer } from './support/answers.ts';
import { connectBrowser } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { type Stack, startStack } from './support/stack.ts';
import { signInPage, untilStatus } from './support/talk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ FREE_CONVERSATIONS_PER_DAY: '1' }), connectBrowser()]);
});
afterAll(() => Promise.all([stack.close(), browser.close()]));

const openSignedIn = async (): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signInPage(page, await signUp(stack.url));
  return page;
};

describe('the daily limit of free conversations', () => {
  it('shows the Limit Reached dialog when it is reached, and Upgrade Now leads to the payment', async () => {
    const page = await openSignedIn();
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
    const page = await openSignedIn();
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
