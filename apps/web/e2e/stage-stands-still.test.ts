import type { Locator, Page, WebSocketRoute } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { silentWav } from '../../server/src/testing/silent-wav.ts';
import { longAnswer } from './support/answers.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { createInterview, openInterview } from './support/interview.ts';
import { type Account, signUp } from './support/learner.ts';
import { holdCalls, stageWindows, watchStage } from './support/still.ts';
import { pressInTime, signInPage, untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
const voice = Buffer.from(silentWav(2)).toString('base64');
const parts = ['face', 'statusLine', 'foot', 'end', 'page'] as const;
const transcription = '**/speech/api/stt/transcribe';

let microphone: SpeakingBrowser;
let account: Account;
let page: Page;
beforeAll(async () => {
  microphone = await launchSpeakingBrowser(await sayToWav(longAnswer, 'John'));
  account = await signUp(url);
});
afterAll(() => microphone.close());
afterEach(() => page.context().close());

const openPage = async (viewport: { width: number; height: number }) => {
  page = await (await openContext(microphone.browser, { viewport })).newPage();
};

/** The test is the server at the other end of the page's socket. */
const answerSocket = async (address: RegExp) => {
  let opened: (socket: WebSocketRoute) => void = () => undefined;
  const socket = new Promise<WebSocketRoute>((resolve) => {
    opened = resolve;
  });
  const heard = Promise.withResolvers<void>();
  await page.routeWebSocket(address, (route) => {
    route.onMessage((message) => {
      if (JSON.parse(String(message)).type === 'user_message') heard.resolve();
    });
    opened(route);
  });
  return {
    say: async (message: object) => (await socket).send(JSON.stringify(message)),
    /** Resolves when the page has sent the learner's answer. */
    heard: heard.promise,
  };
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** Records for long enough that the recording is sent, and presses the button. */
const speakAndSend = async (button: string) => {
  await page.waitForTimeout(1500);
  await press(button);
};

/** Whether something is wholly in the window, with nothing over it. */
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return top >= 0 && bottom <= innerHeight && corners.every((hit) => element.contains(hit));
  });

/** Whether an element is above the buttons, which stay at the end of a phone's window, and not behind them. */
const isAboveFoot = (part: Locator) =>
  part.evaluate((element) => {
    const foot = document.querySelector('main > [tabindex="-1"]')?.getBoundingClientRect();
    return foot !== undefined && element.getBoundingClientRect().bottom <= foot.top;
  });

describe.each(stageWindows)(
  'in a window of $width x $height, face, status line and buttons keep their places',
  (size) => {
    it('in a conversation', async () => {
      await openPage(size);
      const { say } = await answerSocket(/conversation\/stream/);
      const transcribe = await holdCalls(page, transcription);
      const expectStill = watchStage(page, parts);
      await signInPage(page, account);
      await page.goto(`${url}/conversation/Daisy`);
      await untilStatus(page, 'Your coach is connecting...');
      await page.evaluate(() => document.fonts.ready);
      await expectStill('connecting');
      await say({ type: 'bot_message', text: 'Which film could you watch again and again?', audio_base64: voice });
      await untilStatus(page, 'Daisy is speaking...');
      await expectStill('speaking');
      await press('Show Text');
      await expectStill('text shown');
      await press('Hide Text');
      await untilStatus(page, 'Speak now...');
      await expectStill('listening');
      await speakAndSend('Send Now');
      await untilStatus(page, 'Processing your message...');
      await expectStill('processing');
      await transcribe({ transcript: '' });
      await untilStatus(page, 'No voice detected. Please try again.');
      await expectStill('a notice');
      await press('Show Text');
      await expectStill('a notice and the text');
      await press('Hide Text');
      await untilStatus(page, 'Speak now...');
      await speakAndSend('Send Now');
      await transcribe({ transcript: 'I like old films.' });
      await untilStatus(page, 'Daisy is thinking...');
      expect(await page.getByText('No voice detected').count()).toBe(0);
      await expectStill('thinking');
      await say({ type: 'bot_message', text: 'Who watches them with you?', audio_base64: voice });
      await untilStatus(page, 'Speak now...');
      await press('Type instead');
      await untilStatus(page, 'Type your answer');
      await expectStill('typing');
      await press('End the conversation');
      await untilStatus(page, 'Saving your conversation...');
      await expectStill('ending');
    });

    it('in an interview', async () => {
      await openPage(size);
      const { say, heard } = await answerSocket(/interview\/ws/);
      const transcribe = await holdCalls(page, transcription);
      const expectStill = watchStage(page, parts);
      await openInterview(page, url, account, await createInterview(url, account));
      await untilStatus(page, 'Preparing your interview...');
      await page.evaluate(() => document.fonts.ready);
      await expectStill('preparing');
      await say({ type: 'bot_message', text: 'Why do you want this job?', audio_base64: voice });
      await untilStatus(page, 'HR is speaking...');
      await expectStill('speaking');
      await press('Show Text');
      await expectStill('text shown');
      await press('Hide Text');
      await untilStatus(page, 'Prepare your answer');
      await expectStill('preparing the answer');
      await pressInTime(page, 'Start now');
      await untilStatus(page, 'Speak now...');
      await expectStill('recording');
      await speakAndSend('Send answer');
      await untilStatus(page, 'Processing your answer...');
      await expectStill('processing');
      await transcribe({ transcript: 'I like to help people.' });
      await heard;
      await say({ type: 'waiting_perfect_answer' });
      await untilStatus(page, 'Generating ideal answer...');
      await expectStill('generating an ideal answer');
      await say({ type: 'assistant_perfect_answer', text: 'I enjoy helping people.', audio_base64: voice });
      await untilStatus(page, 'The ideal answer');
      await expectStill('ideal');
    });

    it('in a drill', async () => {
      await openPage(size);
      const api = '**/api/pronunciation';
      const greet = await holdCalls(page, `${api}/greeting`);
      const evaluate = await holdCalls(page, `${api}/azure-evaluate`);
      const advise = await holdCalls(page, `${api}/tip`);
      const sentence = 'Birds learn to fly in their first months.';
      await page.route(`${api}/generate`, (route) => route.fulfill({ json: { sentence } }));
      await page.route(`${api}/tts`, (route) => route.fulfill({ json: { audio_base64: voice } }));
      const expectStill = watchStage(page, ['face', 'statusLine', 'foot', 'end']);
      await signInPage(page, account);
      await page.goto(`${url}/pronunciation/Daisy`);
      await untilStatus(page, 'Your coach is connecting...');
      await page.evaluate(() => document.fonts.ready);
      await expectStill('connecting');
      await greet({ greeting: 'Hello. Five phrases today.' });
      await untilStatus(page, 'Daisy is speaking...');
      await expectStill('the greeting');
      await untilStatus(page, 'Listen...');
      await expectStill('listening to the phrase');
      expect(await page.getByText('Birds').first().isVisible()).toBe(true);
      await untilStatus(page, 'Speak now...');
      await expectStill('recording');
      expect(await isFree(page.getByRole('timer', { name: 'Time to speak' }))).toBe(true);
      await speakAndSend('Done');
      await untilStatus(page, 'Processing your message...');
      await expectStill('evaluating');
      const words = sentence
        .split(' ')
        .map((word, at) => ({ word, score: at % 2 ? 0.4 : 0.9, start_ms: 1, end_ms: 90 }));
      await evaluate({ words, recognizedText: sentence, pronunciationScore: 70, approximate: true, heard: 'sentence' });
      await untilStatus(page, 'Daisy is thinking...');
      await expectStill('judged');
      await advise({
        tip: '“Learn” starts with the tip of your tongue behind your teeth. Say it slowly, then at speed.',
      });
      await page.getByRole('timer', { name: 'Time until the next phrase' }).waitFor();
      await expectStill('the next phrase soon');
      await page.getByText('These scores are not exact.').click();
      await page.getByRole('button', { name: /^learn/ }).click();
      await page.getByText('Take your time. Press Next to continue.').waitFor();
      await expectStill('a word and the note open');
      for (const name of ['Next', 'Say it again', 'End the drill']) {
        expect(await isFree(page.getByRole('button', { name, exact: true })), name).toBe(true);
      }
      await page.setViewportSize({ width: size.width, height: 500 });
      for (const button of await page.getByRole('region', { name: 'Your phrase' }).getByRole('button').all()) {
        await page.evaluate(() => scrollTo(0, 0));
        await button.focus();
        expect(await isAboveFoot(button), (await button.textContent()) ?? '').toBe(true);
      }
    });
  },
);
