import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '../../server/src/testing/bare-server/start.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { listenTo } from './support/listen.ts';
import { watchMicrophone } from './support/microphone.ts';
import { signInPage, untilStatus } from './support/talk.ts';

let browser: Browser;
let server: BareServer;
let page: Page;
beforeAll(async () => {
  [browser, server] = await Promise.all([connectBrowser(), startBareServer({ voiceSeconds: 1.6, thinkMs: 1500 })]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));
beforeEach(async () => {
  page = await (await openContext(browser)).newPage();
  await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
});
afterEach(() => page.context().close());

/** Comes to the conversation as learners do, so that there is a page to go back to. */
const openConversation = async () => {
  await page.goto(`${server.url}/home-coach`);
  await page.getByRole('link', { name: 'Talk with Daisy' }).click();
};
const typeAnswer = async (text: string) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

const phases = ['Daisy is speaking...', 'Speak now...', 'Daisy is thinking...'];
/** Brings the conversation to a phase that comes. */
const comeTo = async (line: string) => {
  if (line.includes('thinking')) {
    await untilStatus(page, 'Speak now...');
    await typeAnswer('Hello.');
  }
  await untilStatus(page, line);
};

describe('leaving a conversation', () => {
  it('with the back button gives the microphone back, and coming forward again goes on', async () => {
    const recording = await watchMicrophone(page);
    await openConversation();
    await untilStatus(page, 'Speak now...');
    expect(await recording.live()).toBe(1);
    await page.goBack();
    await page.waitForURL('**/home-coach');
    await expect.poll(() => recording.live()).toBe(0);
    await page.goForward();
    await untilStatus(page, 'Speak now...');
    expect(await recording.live()).toBe(1);
  });

  it('while the coach speaks stops the voice', async () => {
    const loudspeaker = await listenTo(page);
    await openConversation();
    await untilStatus(page, 'Daisy is speaking...');
    await expect.poll(async () => (await loudspeaker.heard()).seconds).toBeGreaterThan(0.2);
    await page.goBack();
    await page.waitForURL('**/home-coach');
    await loudspeaker.forget();
    await page.waitForTimeout(500);
    expect((await loudspeaker.heard()).seconds).toBe(0);
  });

  it('by hanging up in any phase leads to the summary, with the microphone closed and the voice silent', async () => {
    const recording = await watchMicrophone(page);
    const loudspeaker = await listenTo(page);
    for (const line of ['Your coach is connecting...', ...phases]) {
      server.refuseSockets(line.includes('connecting'));
      await openConversation();
      await comeTo(line);
      await page.getByRole('button', { name: 'End the conversation' }).click();
      server.refuseSockets(false);
      await page.waitForURL('**/session-summary');
      expect(await recording.live(), line).toBe(0);
      await loudspeaker.forget();
      await page.waitForTimeout(300);
      expect((await loudspeaker.heard()).seconds, line).toBe(0);
    }
  });
});

describe('the session screen', () => {
  it('is the same conversation with the bottom navigation, and its Stop leads to the learning journey', async () => {
    await page.goto(`${server.url}/conversation-session/Daisy`);
    await untilStatus(page, 'Daisy is speaking...');
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.waitForURL('**/learning-journey');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a page that is loaded again', () => {
  it('in any phase goes on with the conversation', async () => {
    await openConversation();
    for (const line of phases) {
      await comeTo(line);
      await page.reload();
      await untilStatus(page, 'Daisy is speaking...');
    }
    await untilStatus(page, 'Speak now...');
  });
});

describe('a microphone', () => {
  it('whose permission is never answered does not hold the learner up, and is closed when it comes too late', async () => {
    const recording = await watchMicrophone(page, { heldBack: true });
    await openConversation();
    await expect.poll(() => recording.heldBack()).toBe(1);
    await typeAnswer('I can type.');
    await untilStatus(page, 'Daisy is speaking...');
    await expect.poll(() => recording.heldBack()).toBe(2);
    await page.getByRole('button', { name: 'End the conversation' }).click();
    await page.waitForURL('**/session-summary');
    await recording.letIn();
    await expect.poll(() => recording.opened()).toBe(2);
    await expect.poll(() => recording.live()).toBe(0);
  });

  it('that is unplugged in the middle hands the conversation to the keyboard', async () => {
    const recording = await watchMicrophone(page);
    await openConversation();
    await untilStatus(page, 'Speak now...');
    await recording.hasHeard(1000);
    await recording.unplug();
    await page.getByText('The microphone is gone.', { exact: false }).waitFor();
    await untilStatus(page, 'Type your answer');
    expect(await recording.live()).toBe(0);
  });
});
