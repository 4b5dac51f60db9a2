import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { typeAnswer } from './support/answers.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { createInterview, openInterview, readQuestions } from './support/interview.ts';
import { signUp } from './support/learner.ts';
import { type Proxy, startProxy } from './support/proxy.ts';
import { readTranscript, untilReconnecting, untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let line: Proxy;
beforeAll(async () => {
  [browser, line] = await Promise.all([connectBrowser(), startProxy(url)]);
});
afterAll(async () => {
  await browser.close();
  line.close();
});

/** Breaks the line at the very message of the page’s socket that the returned function waits for. */
const watchSocket = (page: Page) => {
  let awaited = '';
  let seen = Promise.withResolvers<void>();
  const look = ({ payload }: { readonly payload: string | Buffer }) => {
    if (awaited === '' || JSON.parse(String(payload)).type !== awaited) return;
    awaited = '';
    line.cut('reset');
    seen.resolve();
  };
  page.on('websocket', (socket) => socket.on('framesent', look).on('framereceived', look));
  return (type: string): Promise<void> => {
    awaited = type;
    seen = Promise.withResolvers();
    return seen.promise;
  };
};

const answers = ['I help children after an operation, and I talk with their families.', 'I like to work in a team.'];

describe('a mock interview whose line breaks', () => {
  it('in each of its states goes on where it was, asks nothing twice and loses no answer', async () => {
    const account = await signUp(url);
    const id = await createInterview(url, account);
    const page = await (await openContext(browser)).newPage();
    const cutAt = watchSocket(page);
    const comeBack = async () => {
      await untilReconnecting(page);
      line.restore();
      await page.getByText('Reconnecting...').waitFor({ state: 'detached' });
    };
    const loseLine = async () => {
      line.cut('reset');
      await comeBack();
    };

    const opened = cutAt('session');
    await openInterview(page, line.url, account, id);
    await page.getByRole('button', { name: 'Show Text' }).click();
    await opened;
    await comeBack();
    for (const state of ['HR is speaking...', 'Prepare your answer', 'Speak now...']) {
      await untilStatus(page, state);
      await loseLine();
    }

    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').fill(answers[0] ?? '');
    line.cut('reset');
    await untilReconnecting(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Sending...').waitFor();
    const generating = cutAt('waiting_perfect_answer');
    // It may be back too short a time to be seen: the server promises the ideal answer at once.
    line.restore();
    await generating;
    await comeBack();
    for (const state of ['The ideal answer', 'HR is preparing next question...']) {
      await untilStatus(page, state);
      await loseLine();
    }

    await untilStatus(page, 'Prepare your answer');
    await page.getByRole('button', { name: 'Assistant On' }).click();
    const sent = cutAt('user_message');
    await typeAnswer(page, answers[1] ?? '');
    await sent;
    await comeBack();
    await untilStatus(page, 'Prepare your answer');
    const transcript = await readTranscript(page);
    expect(transcript).toHaveLength(6);
    expect(transcript[2]).toContain('Ideal answer');
    expect(new Set(transcript).size).toBe(6);

    const ending = cutAt('terminate');
    // Waited for from now on: while the line is down, the review leads on to the home at once.
    const review = page.waitForURL('**/job-interview/review');
    await page.getByRole('button', { name: 'End the interview' }).click();
    await Promise.all([ending, review]);
    line.restore();
    const kept = (await readQuestions(url, account, id)).flatMap(({ answer }) => answer ?? []);
    expect(kept).toEqual(answers);
    await page.context().close();
  }, 180_000);
});

describe('the review of an interview whose line breaks before its last answer has arrived', () => {
  it('waits for the answer, which comes when the line is back', async () => {
    const account = await signUp(url);
    const id = await createInterview(url, account);
    const page = await (await openContext(browser)).newPage();
    await openInterview(page, line.url, account, id);
    await untilStatus(page, 'Prepare your answer');
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').fill(answers[0] ?? '');
    line.cut('reset');
    await untilReconnecting(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // Two attempts have failed: calls go through again from now on, but the socket itself would come back only in four seconds.
    await page.waitForTimeout(3300);
    line.restore();
    const review = page.waitForResponse('**/api/interview/session/summary');
    await page.getByRole('button', { name: 'End the interview' }).click();
    await page.waitForURL('**/job-interview/review');
    expect(await (await review).json()).toMatchObject({ review: { questions: [{ answer: answers[0] }] } });
    await page.getByRole('button', { name: 'Retry Interview' }).waitFor();
    await page.context().close();
  }, 90_000);
});
