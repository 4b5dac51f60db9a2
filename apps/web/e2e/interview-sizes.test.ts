import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { longAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { createInterview, openInterview, readQuestions } from './support/interview.ts';
import { type Account, signUp } from './support/learner.ts';
import { watchMicrophone } from './support/microphone.ts';
import { pressInTime, readTold, untilStatus } from './support/talk.ts';
import { shareHeard } from './support/words.ts';

const url = inject('sharedUrl');
const tooSmall = 'No voice detected. Please try again.';
const long = "Your answer was long. We'll try to transcribe it.";
const tooLong = "Your answer was long. We'll transcribe what we can.";

let microphone: SpeakingBrowser;
let account: Account;
let voice: Uint8Array;
beforeAll(async () => {
  [voice, account] = await Promise.all([sayToWav(longAnswer, 'Daisy'), signUp(url, 'Daisy')]);
  microphone = await launchSpeakingBrowser(voice);
});
afterAll(() => microphone.close());

/** How long the last answer is spoken, ms, and what is heard of it by then. */
const spoken = { ms: 6000, words: longAnswer.slice(0, 56) };

/** Lets a test say how large the page's recordings come out, in bytes: they are cut, or filled up with what webm has for that. */
const setRecordingSizes = async (page: Page) => {
  await page.addInitScript(() => {
    const wanted = window as Window & { __bytes?: number };
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options);
        const bytes = wanted.__bytes ?? 0;
        const pieces: Blob[] = [];
        let isOwn = false;
        this.addEventListener('dataavailable', (event) => {
          if (isOwn) return;
          pieces.push(event.data);
          event.stopImmediatePropagation();
        });
        this.addEventListener('stop', () => {
          isOwn = true;
          // EBML's Void element, whose eight bytes of length say that it goes to the end.
          const fill = new DataView(new ArrayBuffer(bytes + 9));
          fill.setUint8(0, 0xec);
          fill.setUint32(1, 0x01_00_00_00);
          fill.setUint32(5, bytes);
          const data = new Blob([...pieces, fill]).slice(0, bytes);
          this.dispatchEvent(new BlobEvent('dataavailable', { data }));
        });
      }
    };
  });
  return (bytes: number) => page.evaluate((size) => Object.assign(window, { __bytes: size }), bytes);
};

/** The size of each recording that the page has sent to be transcribed, in bytes. */
const watchSent = (page: Page): readonly number[] => {
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/speech/api/stt/transcribe')) return;
    const { audio_base64: audio } = request.postDataJSON() as { audio_base64: string };
    sizes.push(Buffer.from(audio, 'base64').byteLength);
  });
  return sizes;
};

describe('the size of an answer in a mock interview', () => {
  it('decides at its edges whether it is sent, what is said about it, and how much of it goes', async () => {
    const page = await (await openContext(microphone.browser)).newPage();
    const setSize = await setRecordingSizes(page);
    const recording = await watchMicrophone(page);
    const sent = watchSent(page);
    const hear = '**/api/speech/api/stt/transcribe';
    await page.route(hear, (route) => route.fulfill({ json: { transcript: 'I like to work with children.' } }));
    const id = await createInterview(url, account);
    await openInterview(page, url, account, id);
    await page.getByRole('button', { name: 'Assistant On' }).click();

    const record = async (bytes: number, speakFor = 0) => {
      await untilStatus(page, 'Prepare your answer');
      await setSize(bytes);
      await pressInTime(page, 'Start now');
      await untilStatus(page, 'Speak now...');
      await recording.hasHeard(speakFor);
      await page.getByRole('button', { name: 'Send answer' }).click();
    };
    let before = 0;
    /** Sends a recording, and says which messages came with it until the next question had been asked. */
    const send = async (bytes: number) => {
      await record(bytes);
      await expect.poll(() => sent.length).toBe(before + 1);
      before += 1;
      await untilStatus(page, 'HR is speaking...');
      return { bytes: sent.at(-1), told: await toldSince() };
    };
    let toldBefore = 0;
    const toldSince = async () => {
      const told = (await readTold(page)).slice(toldBefore);
      toldBefore += told.length;
      return told;
    };

    await record(999);
    await untilStatus(page, tooSmall);
    expect(sent).toEqual([]);
    expect(await toldSince()).toEqual([tooSmall]);

    expect(await send(1000)).toEqual({ bytes: 1000, told: [] });
    expect(await send(800_000)).toEqual({ bytes: 800_000, told: [] });
    expect(await send(800_001)).toEqual({ bytes: 800_001, told: [long] });
    expect(await send(850_000)).toEqual({ bytes: 850_000, told: [long] });
    expect(await send(850_001)).toEqual({ bytes: 750_000, told: [tooLong] });

    // What is left of one that was cut is understood, as far as it goes.
    await page.unroute(hear);
    await record(900_000, spoken.ms);
    await untilStatus(page, 'Prepare your answer');
    expect(sent.slice(before)).toEqual([750_000]);
    expect(await toldSince()).toEqual([tooLong]);
    await page.getByRole('button', { name: 'End the interview' }).click();
    await page.waitForURL('**/job-interview/review');
    const answers = (await readQuestions(url, account, id)).flatMap(({ answer }) => answer ?? []);
    expect(answers).toHaveLength(6);
    const heard = answers.at(-1) ?? '';
    expect(shareHeard(spoken.words, heard), heard).toBeGreaterThan(0.6);
    await page.context().close();
  }, 240_000);
});
