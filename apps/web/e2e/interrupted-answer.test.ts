import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/src/testing/free-port.ts';
import { sayToWav } from '../../server/src/testing/say.ts';
import { longAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { type Account, readHistory, signUp } from './support/learner.ts';
import { watchMicrophone } from './support/microphone.ts';
import { type PatientProvider, startPatientProvider } from './support/provider.ts';
import { type Stack, startStack } from './support/stack.ts';
import { openTab } from './support/tab.ts';
import { signInPage, untilStatus } from './support/talk.ts';

let port: number;
let provider: PatientProvider;
let stack: Stack;
let microphone: SpeakingBrowser;
beforeAll(async () => {
  port = await freePort();
  provider = await startPatientProvider();
  const voice = await sayToWav(longAnswer, 'John', { leadSeconds: 1, tailSeconds: 3 });
  [stack, microphone] = await Promise.all([startStack(provider.env), launchSpeakingBrowser(voice, port)]);
});
afterAll(() => Promise.all([stack.close(), microphone.close(), provider.close()]));

/** Reads the length of the first answer that the server has stored, s. */
const answerSeconds = async (account: Account): Promise<number> => {
  const [, answer] = await readHistory(stack.url, account.token);
  return Number(/(\d+) seconds/.exec(answer?.text ?? '')?.[1]);
};
/** How far the timer of the conversation is from the page's own clock, s: the same at any time, where it goes right. */
const readTimer =
  "document.querySelector('[role=timer]').textContent.match(/(\\d+):(\\d+)/).slice(1).reduce((sum, part) => sum * 60 + Number(part), 0) - performance.now() / 1000";
const readRoles = async (account: Account) => (await readHistory(stack.url, account.token)).map(({ role }) => role);

/** A conversation in which the coach listens. */
const openListening = async () => {
  const account = await signUp(stack.url);
  const page = await (await openContext(microphone.browser)).newPage();
  await signInPage(page, account);
  const recording = await watchMicrophone(page);
  await page.goto(`${stack.url}/conversation/Daisy`);
  await untilStatus(page, 'Speak now...');
  return { account, page, recording };
};

describe('an answer', () => {
  it('is heard to its end, and answered, in a tab that is hidden since the coach began to speak', async () => {
    const account = await signUp(stack.url);
    const tab = await openTab(port);
    await tab.toFront();
    await tab.goto(`${stack.url}/legal`);
    await tab.until("location.pathname === '/legal' && document.readyState === 'complete'");
    await tab.read(
      `localStorage.setItem('authToken', '${account.token}'); localStorage.setItem('refreshToken', '${account.refreshToken}')`,
    );
    await tab.goto(`${stack.url}/conversation/Daisy`);
    const says = (line: string) =>
      `[...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('${line}'))`;
    await tab.until(says('Daisy is speaking...'));
    const timer = await tab.read(readTimer);

    const other = await openTab(port);
    await other.toFront();
    await tab.until("document.visibilityState === 'hidden'");
    await tab.until(says('Speak now...'));
    await tab.until(says('Daisy is speaking...'), 60_000);
    await tab.until(says('Speak now...'));
    expect(await tab.read('document.visibilityState')).toBe('hidden');
    expect(await answerSeconds(account)).toBeGreaterThan(15);

    await tab.toFront();
    await tab.until("document.visibilityState === 'visible'");
    // It shows the time that has passed as soon as it is seen again, not what a slow page has counted.
    await tab.until(`Math.abs(${readTimer} - (${String(timer)})) < 2`);
    expect(await tab.read(says('Speak now...'))).toBe(true);
    expect(await readRoles(account)).toEqual(['coach', 'user', 'coach']);
    await tab.goto('about:blank');
  }, 150_000);

  it('is sent as far as it came when the microphone is unplugged, and the keyboard takes over', async () => {
    const { account, page, recording } = await openListening();
    await recording.hasHeard(5000);
    await recording.unplug();
    await page.getByText('The microphone is gone.', { exact: false }).waitFor();
    await untilStatus(page, 'Daisy is speaking...');
    expect(await answerSeconds(account)).toBeGreaterThanOrEqual(2);
    expect(await readRoles(account)).toEqual(['coach', 'user', 'coach']);
    expect(await recording.live()).toBe(0);
    await page.context().close();
  });
});

describe('a transcription that does not come', () => {
  it('is given up after 29 s, and the coach asks for the answer again', async () => {
    provider.ears.close();
    const { account, page, recording } = await openListening();
    await recording.hasHeard(2000);
    await page.getByRole('button', { name: 'Send Now' }).click();
    const since = await untilStatus(page, 'Processing your message...');
    const until = await untilStatus(page, 'Daisy is speaking...');
    expect((until - since) / 1000).toBeGreaterThan(28);
    const history = await readHistory(stack.url, account.token);
    expect(history.slice(1)).toMatchObject([
      { role: 'user', text: '(timeout)' },
      { role: 'coach', text: "Hmm, I didn't catch that. Could you try again?" },
    ]);

    await page.getByRole('button', { name: 'Show what Daisy said' }).click();
    await page.getByText("Hmm, I didn't catch that. Could you try again?").waitFor();
    provider.ears.open();
    await untilStatus(page, 'Speak now...');
    await recording.hasHeard(3000);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await untilStatus(page, 'Daisy is speaking...');
    expect((await readHistory(stack.url, account.token)).map(({ role }) => role)).toEqual([
      'coach',
      'user',
      'coach',
      'user',
      'coach',
    ]);
    await page.context().close();
  });
});
