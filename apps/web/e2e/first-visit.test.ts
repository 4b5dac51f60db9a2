import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executablePath, flags } from '../../../.storybook/vitest.chromium.ts';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { listenTo } from './support/listen.ts';
import { expectVoice, signInPage, untilStatus } from './support/talk.ts';

/** Chromium as it comes: sound needs a touch, the microphone a permission, and `sayso.test` is a name on an ordinary network. */
let browser: Browser;
let server: BareServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    chromium.launch({
      executablePath,
      args: [
        ...flags,
        '--use-fake-device-for-media-stream',
        '--host-resolver-rules=MAP sayso.test 127.0.0.1',
        // The rule of Chrome with a window; without one it would play anything.
        '--autoplay-policy=document-user-activation-required',
      ],
    }),
    startBareServer(),
  ]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

const blocked = 'Daisy has something to say';

/**
 * Opens the conversation, and leaves the page alone until the greeting was blocked: whatever Playwright asks of a page counts as a touch,
 * so that the page says it by itself.
 */
const openUntouched = async (page: Page, url: string) => {
  const told = Promise.withResolvers<void>();
  await page.exposeFunction('tellBlocked', told.resolve);
  await page.addInitScript((line) => {
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes(line)))
        return;
      watch.disconnect();
      (window as Window & { tellBlocked?: () => void }).tellBlocked?.();
    });
    watch.observe(document, { characterData: true, childList: true, subtree: true });
  }, blocked);
  await page.goto(`${url}/conversation/Daisy`);
  await told.promise;
};
const openPage = async () => {
  const page = await (await browser.newContext()).newPage();
  await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
  return page;
};

describe('a first visit straight to the conversation', () => {
  it('hears the coach after one touch, and answers by keyboard where the microphone is refused', async () => {
    const page = await openPage();
    const loudspeaker = await listenTo(page);
    await openUntouched(page, server.url);
    await untilStatus(page, blocked);
    await page.getByRole('button', { name: 'Hear Daisy' }).click();
    await untilStatus(page, 'Daisy is speaking...');
    await untilStatus(page, 'Type your answer');
    expectVoice(await loudspeaker.heard());
    await page.getByText('The microphone is not allowed.', { exact: false }).waitFor();
    await page.getByLabel('Your answer').fill('I type this.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await untilStatus(page, 'Daisy is speaking...');
    await page.context().close();
  });

  it('over http from another machine, where there is neither microphone nor lock, can be typed', async () => {
    const page = await openPage();
    await openUntouched(page, server.url.replace('127.0.0.1', 'sayso.test'));
    await page.getByRole('button', { name: 'Hear Daisy' }).click();
    await untilStatus(page, 'Type your answer');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    server.state.token = 'newer-token';
    server.dropSockets();
    await untilStatus(page, 'Reconnecting...');
    await page.getByLabel('Your answer').fill('I am on another machine.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await untilStatus(page, 'Daisy is speaking...');
    expect(server.messages.map(({ text }) => text)).toContain('I am on another machine.');
    await page.context().close();
  });
});
