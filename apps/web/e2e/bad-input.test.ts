import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { watchMicrophone } from './support/microphone.ts';
import { openSocket } from './support/socket.ts';
import { readTold, signInPage, untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let account: Account;
beforeAll(async () => {
  browser = await connectBrowser();
  account = await signUp(url);
});
afterAll(() => browser.close());

const transcribe = async (body: string) => {
  const response = await fetch(`${url}/api/speech/api/stt/transcribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body,
  });
  return { status: response.status, body: (await response.json()) as { detail?: string; code?: string } };
};
const audio = (bytes: Uint8Array) => JSON.stringify({ audio_base64: Buffer.from(bytes).toString('base64') });

describe('a recording that cannot be used', () => {
  it('of silence gets the message of the specification, and the coach listens again', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await signInPage(page, account);
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await page.getByRole('button', { name: 'Send Now' }).click();
    await untilStatus(page, 'No voice detected. Please try again.');
    await untilStatus(page, 'Speak now...');
    await context.close();
  });

  it.each([
    ['a conversation', '/conversation/Daisy', '**/stt/transcribe', 'Send Now'],
    ['a drill', '/pronunciation/Daisy', '**/azure-evaluate', 'Done'],
  ])(
    'because the service failed is told of in a message that passes, and only there: %s',
    async (_, path, call, done) => {
      const context = await openContext(browser);
      const page = await context.newPage();
      const microphone = await watchMicrophone(page);
      await page.route(call, (route) => route.fulfill({ status: 422, json: { detail: 'Not now.' } }));
      await signInPage(page, account);
      await page.goto(url + path);
      await untilStatus(page, 'Speak now...');
      await microphone.hasHeard(1800);
      await page.getByRole('button', { name: done, exact: true }).click();
      const failure = 'STT service error. Please try again.';
      await untilStatus(page, failure);
      expect(await readTold(page)).toContain(failure);
      expect(await page.getByRole('main').getByText(failure).count()).toBe(0);
      await context.close();
    },
  );

  it('because it is very short is no answer on the session screen, and the coach asks again', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const microphone = await watchMicrophone(page);
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
    await signInPage(page, account);
    await page.goto(`${url}/conversation-session/Daisy`);
    await untilStatus(page, 'Speak now...');
    await microphone.hasHeard(300);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await untilStatus(page, 'Daisy is speaking...');
    await page.getByRole('button', { name: 'Show what Daisy said' }).click();
    await page.getByText("Hmm, I didn't catch that. Could you try again?").waitFor();
    expect(sent.filter((message) => message.includes('user_message'))).toEqual([
      expect.stringContaining('"text":"(no answer)"'),
    ]);
    await context.close();
  });

  it('that is no recording, or broken, or too long is refused with a reason, and the server goes on', async () => {
    expect(await transcribe(audio(Buffer.from('this is no sound at all '.repeat(100))))).toMatchObject({
      status: 422,
      body: { code: 'bad_audio', detail: expect.stringMatching(/\w+.*\./) },
    });
    const webmHeader = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81]);
    expect(await transcribe(audio(Buffer.concat([webmHeader, Buffer.alloc(5000, 7)])))).toMatchObject({ status: 422 });
    expect(await transcribe(audio(Buffer.alloc(2_000_000, 1)))).toMatchObject({
      status: 413,
      body: { code: 'audio_too_large', detail: expect.any(String) },
    });
    expect(await transcribe('{"audio_base64": ')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  });
});

describe('a socket message that cannot be used', () => {
  it.each([
    ['is not JSON', 'hello'],
    ['is unknown', '{"type":"sing"}'],
    ['has the wrong fields', '{"type":"user_message","text":7}'],
  ])('because it %s gets a clear error, and the conversation goes on', async (_why, message) => {
    const socket = await openSocket(url, account.token);
    await socket.next('bot_message');
    socket.send(message);
    expect(await socket.next('error')).toMatchObject({ detail: expect.stringMatching(/\w+/) });
    socket.send('{"type":"user_message","text":"I am here."}');
    expect(await socket.next('bot_message')).toMatchObject({ text: expect.any(String) });
    socket.close();
  });
});

describe('a token that is no longer good', () => {
  it('is renewed without the learner noticing', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await signInPage(page, { ...account, token: 'no-longer-good' });
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Daisy is speaking...');
    await context.close();
  });

  it('that cannot be renewed ends the session with a message, and closes the socket with a reason', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await signInPage(page, { ...account, token: 'no-longer-good', refreshToken: 'neither-is-this' });
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Session expired. Please log in again.');
    await page.waitForURL('**/auth');
    await context.close();

    const socket = await openSocket(url, 'no-longer-good');
    expect(await socket.closed).toBe(4401);
  });
});
