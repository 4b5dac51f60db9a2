import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '../../server/src/engines/decoding/wav.ts';
import type { BareServer } from '../../server/src/testing/bare-server/start.ts';
import { createSound, sine } from '../../server/src/testing/sounds.ts';
import { withBareServer } from './support/bare.ts';
import { launchSpeakingBrowser, type SpeakingBrowser } from './support/browser.ts';
import { listenTo } from './support/listen.ts';
import { signInPage, untilStatus } from './support/talk.ts';

let microphone: SpeakingBrowser;
beforeAll(async () => {
  microphone = await launchSpeakingBrowser(encodeWav(createSound(60, sine(300, 0.4)), 16_000));
});
afterAll(() => microphone.close());

const withServer = (use: (server: BareServer, page: Page) => Promise<void>) =>
  withBareServer(
    microphone.browser,
    async (server, page) => {
      await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
      await use(server, page);
    },
    { reducedMotion: 'reduce' },
  );
const listBodies = (server: BareServer, name: string) =>
  server.calls.flatMap((call) => (call.name === name ? [call.body] : []));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const untilSays = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

describe('a server that knows only the specification', () => {
  it('is enough for a drill: heard, said, judged, saved and summed up', () =>
    withServer(async (server, page) => {
      await page.goto(`${server.url}/pronunciation-summary`);
      await untilSays(page, 'No recent pronunciation session.');
      await page.getByRole('heading', { name: 'No pronunciation session found' }).waitFor();

      await page.goto(`${server.url}/pronunciation/Daisy`);
      await untilStatus(page, 'Speak now...');
      await press(page, 'Done');
      await untilSays(page, 'Phrases done: 1 of 5');
      await untilSays(page, 'Smile on the ee.');
      await page.getByRole('paragraph').getByRole('button').first().click();
      await page.getByRole('button', { name: 'Hear Daisy' }).waitFor();
      // Where in the recording the word is, this server does not say.
      expect(await page.getByRole('button', { name: 'Hear yourself' }).count()).toBe(0);
      await press(page, 'End the drill');
      await page.waitForURL('**/pronunciation-summary');
      await page.getByRole('heading', { name: '82%' }).waitFor();
      await untilSays(page, 'Unknown');
      await press(page, 'Get Global Tip');
      await untilSays(page, 'Try to speak more clearly and slowly.');

      const [saved] = listBodies(server, 'POST /api/pronunciation/save-session');
      expect(saved).toMatchObject({
        target: 'We drink tea at four.',
        transcript: '',
        scores: expect.arrayContaining([{ word: 'We', score: 0.4 }]),
        average: expect.closeTo(0.8),
        tip: 'Smile on the ee.',
        coach: 'Daisy',
        phrase_count: 1,
        conversation_history: expect.arrayContaining([{ role: 'coach', content: 'We drink tea at four.' }]),
      });
      expect(new Set(server.unknownCalls)).toEqual(new Set(['GET /api/capabilities']));
    }));

  it('is enough for a mock interview: prepared, held, reviewed, heard and tried again', () =>
    withServer(async (server, page) => {
      const loudspeaker = await listenTo(page);
      await page.goto(`${server.url}/job-interview`);
      for (const [label, text, way] of [
        ['Job title', 'Ward nurse', 'Next'],
        ['Job description', 'You care for children.', 'Next'],
        ['Company name', 'Northlight', 'Start Interview'],
      ] as const) {
        await page.getByLabel(label).fill(text);
        await press(page, way);
      }
      await page.waitForURL('**/job-interview/mock');
      await untilStatus(page, 'HR is speaking...');
      await untilStatus(page, 'Prepare your answer');
      await press(page, 'Type instead');
      await page.getByLabel('Your answer').fill('I am a nurse.');
      await page.getByLabel('Your answer').press('Enter');
      for (const line of ['Generating ideal answer...', 'The ideal answer', 'HR is preparing next question...']) {
        await untilStatus(page, line);
      }
      await untilStatus(page, 'Prepare your answer');
      await press(page, 'End the interview');
      await page.waitForURL('**/job-interview/review');
      await untilSays(page, 'You told a good story.');
      expect(await page.evaluate(() => localStorage.getItem('lastInterviewId'))).toBe('7');
      await loudspeaker.forget();
      await press(page, 'Listen to Feedback');
      await expect.poll(async () => (await loudspeaker.heard()).seconds).toBeGreaterThan(0.5);
      await press(page, 'Retry Interview');
      await page.waitForURL(/\/job-interview$/);
      expect(await page.getByLabel('Job title').inputValue()).toBe('Ward nurse');

      expect(server.messages.map(({ type }) => type)).toEqual([
        'coach_done_speaking',
        'user_message',
        'perfect_answer_done',
        'request_next_question',
        'coach_done_speaking',
        'terminate',
      ]);
      expect(server.messages[1]).toMatchObject({ text: 'I am a nurse.', assistant_mode: true });
      expect(server.sockets).toEqual([{ url: '/interview/ws?token=bare-token&id=7', accepted: true }]);
      expect(listBodies(server, 'POST /api/interview')).toEqual([
        { job_title: 'Ward nurse', job_description: 'You care for children.', company_name: 'Northlight' },
      ]);
      expect(listBodies(server, 'POST /api/speech/tts')).toEqual([{ text: 'You told a good story.', voice: 'John' }]);
    }));

  it('is enough for progress, and for a payment that it refuses, breaks off or begins', () =>
    withServer(async (server, page) => {
      await page.goto(`${server.url}/progress`);
      await untilSays(page, '120 XP');
      await page.getByRole('region', { name: 'Calendar' }).waitFor();
      expect(await page.getByText('Your data is yours').count()).toBe(0);

      await page.goto(`${server.url}/payment`);
      await press(page, 'Start My Journey');
      await untilSays(page, 'Failed to initiate checkout.');
      await page.route('**/api/create-checkout-session', (route) => route.abort());
      await press(page, 'Start My Journey');
      await untilSays(page, 'Payment error.');
      await page.unroute('**/api/create-checkout-session');
      server.state.checkout = [200, { checkout_url: `${server.url}/payment-cancelled` }];
      await press(page, 'Start My Journey');
      await untilSays(page, 'Feel free to try again anytime.');
      const yearly = { email: 'bare@example.com', billing_cycle: 'yearly' };
      expect(listBodies(server, 'POST /api/create-checkout-session')).toEqual([yearly, yearly]);

      server.state.email = null;
      await page.goto(`${server.url}/payment`);
      await press(page, 'Start My Journey');
      await untilSays(page, 'Missing user email.');
      expect(listBodies(server, 'POST /api/create-checkout-session')).toHaveLength(2);
    }));
});
