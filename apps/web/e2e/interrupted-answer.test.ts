import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { longAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, type SpeakingBrowser } from './support/browser.ts';
import { freePort } from './support/free-port.ts';
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

/** What the server keeps of the first answer: how long it was, s. */
const answerSeconds = async (account: Account): Promise<number> => {
  const [, answer] = await readHistory(stack.url, account.token);
  return Number(/(\d+) seconds/.exec(answer?.text ?? '')?.[1]);
};
const rolesOf = async (account: Account) => (await readHistory(stack.url, account.token)).map(({ role }) => role);

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
    const startedAt = performance.now();

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
    const timer = String(await tab.read("document.querySelector('[role=timer]').textContent"));
    const [minutes = 0, seconds = 0] = (/(\d+):(\d+)/.exec(timer) ?? []).slice(1).map(Number);
    expect(Math.abs(minutes * 60 + seconds - (performance.now() - startedAt) / 1000)).toBeLessThan(4);
    expect(await tab.read(says('Speak now...'))).toBe(true);
    expect(await rolesOf(account)).toEqual(['coach', 'user', 'coach']);
    await tab.goto('about:blank');
  }, 150_000);

  it('is sent as far as it came when the microphone is unplugged, and the keyboard takes over', async () => {
    const account = await signUp(stack.url);
    const page = await (await microphone.browser.newContext()).newPage();
    await signInPage(page, account);
    const recording = await watchMicrophone(page);
    await page.goto(`${stack.url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await page.waitForTimeout(5000);
    await recording.unplug();
    await page.getByText('The microphone is gone.', { exact: false }).waitFor();
    await untilStatus(page, 'Daisy is speaking...');
    expect(await answerSeconds(account)).toBeGreaterThanOrEqual(2);
    expect(await rolesOf(account)).toEqual(['coach', 'user', 'coach']);
    expect(await recording.live()).toBe(0);
    await page.context().close();
  });
});
