import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { createInterview, openInterview } from './support/interview.ts';
import { type Account, signUp } from './support/learner.ts';
import { watchMicrophone } from './support/microphone.ts';
import { pressInTime, signInPage, untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
const answer =
  'My name is Mary and I work in a big hospital near the river where I look after young children and talk with their families every day.';
/** The share by which a measured time may differ from the speech that was played. */
const tolerance = 0.2;

let microphone: SpeakingBrowser;
let spokenSeconds: number;
beforeAll(async () => {
  const voice = await sayToWav(answer, 'Daisy', { leadSeconds: 0, tailSeconds: 0 });
  spokenSeconds = voice.byteLength / 96_000;
  microphone = await launchSpeakingBrowser(voice);
});
afterAll(() => microphone.close());

const expectSpoken = (seconds: number) => {
  expect(seconds).toBeGreaterThan(spokenSeconds * (1 - tolerance));
  expect(seconds).toBeLessThan(spokenSeconds * (1 + tolerance));
};
const ask = async <T>({ token }: Account, path: string, body?: object): Promise<T> => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await (await fetch(url + path, { ...init, headers })).json()) as T;
};
/** Reads from the learner’s progress page how long was spoken. */
const readSpokenTime = async (page: Page): Promise<string> => {
  await page.goto(`${url}/progress`);
  return page.getByText(/, \d+ s spoken, 1 session in seven days\./).innerText();
};

describe('an answer of some seconds and a long silence after it', () => {
  it('counts as the speech alone: in the pace of an interview, in its review, and in the time spoken', async () => {
    const account = await signUp(url, 'Daisy');
    const page = await (await openContext(microphone.browser)).newPage();
    const recording = await watchMicrophone(page);
    const id = await createInterview(url, account);
    await openInterview(page, url, account, id);
    await untilStatus(page, 'Prepare your answer');
    await pressInTime(page, 'Start now');
    await untilStatus(page, 'Speak now...');
    await recording.hasHeard(40_000);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await untilStatus(page, 'The ideal answer');
    await page.getByRole('button', { name: 'End the interview' }).click();
    await page.waitForURL('**/job-interview/review');
    await page.getByText(/You spoke for \d+ s\./).waitFor();

    type Summary = { readonly review: { readonly measures: Record<string, number> } };
    const { review } = await ask<Summary>(account, '/api/interview/session/summary', { interview_id: id });
    const { words = 0, pace = 0, spoken_seconds = 0, questions, answered } = review.measures;
    expectSpoken(spoken_seconds);
    expectSpoken((words / pace) * 60);
    expect([questions, answered]).toEqual([1, 1]);

    type Sessions = { readonly sessions: readonly { readonly duration_seconds: number; spoken_seconds: number }[] };
    const { sessions } = await ask<Sessions>(account, '/user/sessions');
    expectSpoken(sessions[0]?.spoken_seconds ?? 0);
    expect(sessions[0]?.duration_seconds, 'the session itself is as long as it was').toBeGreaterThan(40);
    const shown = Number(/(\d+) s spoken/.exec(await readSpokenTime(page))?.[1]);
    expectSpoken(shown);
    await page.context().close();
  }, 180_000);

  it('counts as the speech alone in a conversation', async () => {
    const account = await signUp(url, 'Daisy');
    const page = await (await openContext(microphone.browser)).newPage();
    await watchMicrophone(page);
    await signInPage(page, account);
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await untilStatus(page, 'Processing your message...');
    await untilStatus(page, 'Daisy is speaking...');
    await page.getByRole('button', { name: 'End the conversation' }).click();
    await page.waitForURL('**/session-summary');
    expectSpoken(Number(/(\d+) s spoken/.exec(await readSpokenTime(page))?.[1]));
    await page.context().close();
  }, 180_000);
});
