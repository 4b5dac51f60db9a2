import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '../../server/src/engines/decoding/wav.ts';
import type { BareServer } from '../../server/src/testing/bare-server/start.ts';
import { createSound, sine } from '../../server/src/testing/sounds.ts';
import { withBareServer } from './support/bare.ts';
import { launchSpeakingBrowser, type SpeakingBrowser } from './support/browser.ts';
import { listenTo } from './support/listen.ts';
import { watchMicrophone } from './support/microphone.ts';
import { expectVoice, readTranscript, signInPage, untilStatus } from './support/talk.ts';

let microphone: SpeakingBrowser;
beforeAll(async () => {
  microphone = await launchSpeakingBrowser(encodeWav(createSound(60, sine(300, 0.4)), 16_000));
});
afterAll(() => microphone.close());

const withServer = (use: (server: BareServer, page: Page) => Promise<void>) => withBareServer(microphone.browser, use);
const fill = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(text);
};
const typed = async (page: Page, text: string) => {
  await fill(page, text);
  await page.getByLabel('Your answer').press('Enter');
};
const saidOn = (server: BareServer) =>
  server.messages.flatMap((message) => (message['type'] === 'user_message' ? [message['text']] : []));

describe('a server that knows only the specification', () => {
  it('is enough for a whole conversation, a broken line included, and its summary', () =>
    withServer(async (server, page) => {
      const loudspeaker = await listenTo(page);
      const recording = await watchMicrophone(page);
      await page.goto(`${server.url}/auth`);
      await page.getByLabel('E-mail').fill('bare@example.com');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill('Fearless-2026');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Last session on Monday 2 November · 0 of 10 minutes today').waitFor();
      await page.getByRole('link', { name: 'Talk with Daisy' }).click();

      await untilStatus(page, 'Daisy is speaking...');
      await page.getByRole('button', { name: 'Show Text' }).click();
      await untilStatus(page, 'Speak now...');
      expectVoice(await loudspeaker.heard());

      await typed(page, 'I drink a tea.');
      await untilStatus(page, 'Daisy is speaking...');
      await untilStatus(page, 'Speak now...');

      server.state.transcripts.push('  I said this aloud.  ');
      await recording.hasHeard(1000);
      await page.getByRole('button', { name: 'Send Now' }).click();
      await untilStatus(page, 'Daisy is speaking...');
      await untilStatus(page, 'Speak now...');

      server.refuseSockets(true);
      server.dropSockets();
      await untilStatus(page, 'Reconnecting...');
      await fill(page, 'I said this to nobody.');
      server.refuseSockets(false);
      // A server without resume greets again, in the middle of a sentence that is not sent yet.
      await untilStatus(page, 'Daisy is speaking...');
      await page.getByLabel('Your answer').press('Enter');
      await page.getByText('You said: I said this to nobody.').waitFor();
      await untilStatus(page, 'Speak now...');
      expect(await readTranscript(page)).toHaveLength(8);
      expect(saidOn(server)).toEqual(['I drink a tea.', 'I said this aloud.', 'I said this to nobody.']);

      await page.getByRole('button', { name: 'End the conversation' }).click();
      await page.waitForURL('**/session-summary');
      await page.getByText('You talked about tea.').waitFor();
      await page.getByText('a tea', { exact: true }).waitFor();
      await loudspeaker.forget();
      await page.getByRole('button', { name: 'Get a Coach Tip' }).click();
      await page.getByText('Say a cup of tea.').waitFor();
      await expect.poll(async () => (await loudspeaker.heard()).seconds).toBeGreaterThan(0.5);

      const types = new Set(server.messages.map((message) => message['type']));
      expect(types).toEqual(new Set(['coach_done_speaking', 'user_message', 'terminate']));
      // Whatever else our own server offers is asked for, and done without.
      expect(new Set(server.unknownCalls)).toEqual(
        new Set(['GET /api/capabilities', 'GET /api/operator', 'POST /api/auth/socket-ticket']),
      );
      expect(server.sockets.flatMap(({ url, accepted }) => (accepted ? [url] : []))).toEqual(
        Array(2).fill('/conversation/stream/Daisy?token=bare-token'),
      );
    }));

  it('and refuses an old token without opening the socket is given a new one', () =>
    withServer(async (server, page) => {
      await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
      await page.goto(`${server.url}/conversation/Daisy`);
      await untilStatus(page, 'Speak now...');
      server.state.token = 'newer-token';
      server.dropSockets();
      await untilStatus(page, 'Reconnecting...');
      await untilStatus(page, 'Speak now...');
      expect(server.sockets.map(({ accepted }) => accepted)).toEqual([true, false, true]);
    }));

  it('and is away while the learner hangs up is told the last words when it is back, also after a reload', () =>
    withServer(async (server, page) => {
      await signInPage(page, { email: '', password: '', token: 'bare-token', refreshToken: 'bare-refresh' });
      await page.goto(`${server.url}/conversation/Daisy`);
      await untilStatus(page, 'Speak now...');
      server.refuseSockets(true);
      server.dropSockets();
      await untilStatus(page, 'Reconnecting...');
      await typed(page, 'These are my words.');
      await page.reload();
      await untilStatus(page, 'Your coach is connecting...');
      await page.getByRole('button', { name: 'End the conversation' }).click();
      await page.waitForURL('**/session-summary');
      expect(saidOn(server)).toEqual([]);
      server.refuseSockets(false);
      await expect.poll(() => saidOn(server)).toEqual(['These are my words.']);
      await expect.poll(() => server.messages.at(-1)).toEqual({ type: 'terminate', force: true });
    }));
});
