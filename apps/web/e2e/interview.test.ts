import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { typeAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { createInterview, openInterview, readQuestions } from './support/interview.ts';
import { type Account, signUp } from './support/learner.ts';
import { listenTo } from './support/listen.ts';
import { type WatchedMicrophone, watchMicrophone } from './support/microphone.ts';
import { startProxy } from './support/proxy.ts';
import { expectVoice, pressInTime, readTold, readTranscript, signInPage, untilStatus } from './support/talk.ts';
import { shareHeard } from './support/words.ts';

const url = inject('sharedUrl');
const answers = [
  'My name is Mary and I work in a hospital near the river.',
  'I like to work with children and with their families.',
  'One night a boy was afraid, so I read a story to him.',
] as const;

let voices: readonly Uint8Array[];
let microphone: SpeakingBrowser;
let account: Account;
beforeAll(async () => {
  // Daisy's voice, so that the interviewer is not mistaken for the learner.
  [voices, account] = await Promise.all([
    Promise.all(answers.map((answer) => sayToWav(answer, 'Daisy'))),
    signUp(url, 'Daisy'),
  ]);
  microphone = await launchSpeakingBrowser(voices[0] ?? new Uint8Array());
});
afterAll(() => microphone.close());

const open = async (address = url) => {
  const page = await (await openContext(microphone.browser)).newPage();
  const loudspeaker = await listenTo(page);
  const recording = await watchMicrophone(page);
  const id = await createInterview(url, account);
  await openInterview(page, address, account, id);
  return { page, loudspeaker, recording, id };
};

/** A moment before the microphone opens by itself, the learner does it. */
const touch = (page: Page) => pressInTime(page, 'Start now');

/**
 * Says an answer into the microphone, and sends it.
 * @param open has the microphone opened, or leaves it to open by itself
 */
const speak = async (
  page: Page,
  recording: WatchedMicrophone,
  voice: Uint8Array,
  open: (page: Page) => Promise<unknown>,
) => {
  await microphone.say(voice);
  await open(page);
  await untilStatus(page, 'Speak now...');
  await recording.hasHeard(voice.byteLength / 96);
  await page.getByRole('button', { name: 'Send answer' }).click();
};

describe('a spoken mock interview', () => {
  it('asks aloud, gives an ideal answer while the assistant is on and none when it is off, and ends at its review', async () => {
    const { page, loudspeaker, recording, id } = await open();
    await page.getByRole('button', { name: 'Show Text' }).click();
    for (const [index, voice] of voices.entries()) {
      const asked = await untilStatus(page, 'Prepare your answer');
      expectVoice(await loudspeaker.heard());
      await loudspeaker.forget();
      // The first recording begins by itself, five seconds after the question, the others by a touch.
      await speak(page, recording, voice, index === 0 ? async () => {} : touch);
      if (index === 0) {
        const [opened = 0] = await recording.askedAt();
        expect(opened - asked).toBeGreaterThan(4000);
        await untilStatus(page, 'The ideal answer');
        await untilStatus(page, 'HR is preparing next question...');
        expectVoice(await loudspeaker.heard());
        await loudspeaker.forget();
        await page.getByRole('button', { name: 'Assistant On' }).click();
      }
    }
    await untilStatus(page, 'Prepare your answer');
    const transcript = await readTranscript(page);
    expect(transcript).toHaveLength(8);
    expect(transcript.filter((text) => text.startsWith('Ideal answer'))).toHaveLength(1);
    for (const [turn, answer] of answers.entries()) {
      const said = transcript[[1, 4, 6][turn] ?? 0] ?? '';
      expect(shareHeard(answer, said), said).toBeGreaterThan(0.6);
    }

    await page.getByRole('button', { name: 'End the interview' }).click();
    await page.waitForURL('**/job-interview/review');
    expect(await page.evaluate(() => localStorage.getItem('lastInterviewId'))).toBe(id);
    const questions = (await readQuestions(url, account, id)).filter(({ answer }) => answer !== null);
    expect(questions.map(({ ideal }) => ideal !== null)).toEqual([true, false, false]);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(3);
    await page.context().close();
  }, 180_000);
});

describe('a mock interview whose line breaks while an answer is heard', () => {
  it('keeps what was said until it is written down, also where that had failed', async () => {
    const line = await startProxy(url);
    const { page, recording, id } = await open(line.url);
    const loseLine = async () => {
      line.cut('reset');
      await page.getByText('Reconnecting...').first().waitFor();
      line.restore();
      await page.getByText('Reconnecting...').first().waitFor({ state: 'hidden' });
    };
    const transcription = '**/api/speech/api/stt/transcribe';
    await page.getByRole('button', { name: 'Assistant On' }).click();

    await untilStatus(page, 'Prepare your answer');
    const asked = page.waitForRequest(transcription);
    await speak(page, recording, voices[0] ?? new Uint8Array(), touch);
    await asked;
    await loseLine();

    await untilStatus(page, 'Prepare your answer');
    await page.route(transcription, (route) => route.fulfill({ status: 422, json: { detail: 'Not now.' } }));
    await speak(page, recording, voices[1] ?? new Uint8Array(), touch);
    await untilStatus(page, 'STT service error. Please try again.');
    expect(await readTold(page)).toContain('STT service error. Please try again.');
    await loseLine();
    await page.unroute(transcription);
    await page.getByRole('button', { name: 'Try again' }).click();

    await untilStatus(page, 'Prepare your answer');
    await page.getByRole('button', { name: 'End the interview' }).click();
    await page.waitForURL('**/job-interview/review');
    const kept = (await readQuestions(url, account, id)).flatMap(({ answer }) => answer ?? []);
    expect(kept).toHaveLength(2);
    for (const [turn, said] of kept.entries()) {
      expect(shareHeard(answers[turn] ?? '', said), said).toBeGreaterThan(0.6);
    }
    await page.context().close();
    line.close();
  }, 180_000);
});

describe('a mock interview that is left', () => {
  it('is over for the server too, with the microphone closed and the voice silent', async () => {
    const { page, loudspeaker, recording, id } = await open();
    await untilStatus(page, 'Prepare your answer');
    await typeAnswer(page, answers[0]);
    await untilStatus(page, 'The ideal answer');
    // Another page of the app, without loading the document again.
    await page.evaluate(() => {
      history.pushState(null, '', '/profile');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.getByRole('button', { name: 'End the interview' }).waitFor({ state: 'detached' });
    expect(await recording.live()).toBe(0);
    await loudspeaker.forget();
    await page.waitForTimeout(500);
    expect((await loudspeaker.heard()).seconds).toBe(0);
    await openInterview(page, url, account, id);
    await page.waitForURL('**/job-interview/review');
    await page.context().close();
  });
});

describe('the address of a mock interview', () => {
  it('leads to the wizard without an interview, or with one that the server does not know', async () => {
    const page = await (await openContext(microphone.browser)).newPage();
    await signInPage(page, account);
    await page.goto(`${url}/job-interview/mock`);
    await page.waitForURL(/\/job-interview$/);
    await openInterview(page, url, account, 'nobody-knows-this');
    await page.waitForURL(/\/job-interview$/);
    await page.context().close();
  });

  it('leads a visitor to /auth', async () => {
    const page = await (await openContext(microphone.browser)).newPage();
    await page.goto(`${url}/job-interview/mock`);
    await page.waitForURL('**/auth');
    await page.context().close();
  });
});
