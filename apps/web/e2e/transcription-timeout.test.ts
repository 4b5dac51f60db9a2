import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { longAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, type SpeakingBrowser } from './support/browser.ts';
import { readHistory, signUp } from './support/learner.ts';
import { type PatientProvider, startPatientProvider } from './support/provider.ts';
import { type Stack, startStack } from './support/stack.ts';
import { signInPage, untilStatus } from './support/talk.ts';

let provider: PatientProvider;
let stack: Stack;
let microphone: SpeakingBrowser;
beforeAll(async () => {
  provider = await startPatientProvider();
  [stack, microphone] = await Promise.all([
    startStack(provider.env),
    launchSpeakingBrowser(await sayToWav(longAnswer, 'John')),
  ]);
});
afterAll(() => Promise.all([stack.close(), microphone.close(), provider.close()]));

describe('a transcription that does not come', () => {
  it('is given up after 29 s, and the coach asks for the answer again', async () => {
    provider.ears.close();
    const account = await signUp(stack.url);
    const page = await (await microphone.browser.newContext()).newPage();
    await signInPage(page, account);
    await page.goto(`${stack.url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await untilStatus(page, 'Processing your message...');
    const since = performance.now();
    await untilStatus(page, 'Daisy is speaking...');
    const seconds = (performance.now() - since) / 1000;
    expect(seconds).toBeGreaterThan(28);
    const history = await readHistory(stack.url, account.token);
    expect(history.slice(1)).toMatchObject([
      { role: 'user', text: '(timeout)' },
      { role: 'coach', text: "Hmm, I didn't catch that. Could you try again?" },
    ]);

    await page.getByRole('button', { name: 'Show what Daisy said' }).click();
    await page.getByText("Hmm, I didn't catch that. Could you try again?").waitFor();
    provider.ears.open();
    await untilStatus(page, 'Speak now...');
    await page.waitForTimeout(3000);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await untilStatus(page, 'Daisy is speaking...');
    expect((await readHistory(stack.url, account.token)).map(({ role }) => role)).toEqual([
      'coach',
      'user',
      'coach',
      'user',
      'coach',
    ]);
  });
});
