import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { silentWav } from '../../server/src/testing/silent-wav.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { readHistory, signUp } from './support/learner.ts';
import { type Stack, startStack } from './support/stack.ts';
import { readTranscript, signInPage, untilReconnecting, untilStatus } from './support/talk.ts';
import { shareHeard } from './support/words.ts';

const spoken = 'I like to cook for my friends in the evening.';

let stack: Stack;
let microphone: SpeakingBrowser;
let voice: Uint8Array;
beforeAll(async () => {
  voice = await sayToWav(spoken, 'John');
  [stack, microphone] = await Promise.all([startStack(), launchSpeakingBrowser(silentWav(60))]);
});
afterAll(() => Promise.all([stack.close(), microphone.close()]));

describe('a server that is killed in the middle of a conversation', () => {
  it('is waited for: the page says so, goes on by itself, and nothing is lost or said twice', async () => {
    const account = await signUp(stack.url, 'John');
    const context = await openContext(microphone.browser);
    const page = await context.newPage();
    await signInPage(page, account);
    const repliesReceived: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'bot_message') repliesReceived.push(message.id);
      }),
    );
    await page.goto(`${stack.url}/conversation/John`);
    await page.getByRole('button', { name: 'Show Text' }).click();

    // While the coach speaks.
    await untilStatus(page, 'John is speaking...');
    await stack.kill();
    await untilReconnecting(page);
    await stack.restart();
    await untilStatus(page, 'Speak now...');

    // At the moment an answer was sent.
    await microphone.say(voice);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').fill('We often eat fish with rice.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await stack.kill();
    await untilReconnecting(page);
    await stack.restart();
    await untilStatus(page, 'John is speaking...', 60_000);

    // While the learner speaks: what is said meanwhile is transcribed and delivered when the server is back.
    await untilStatus(page, 'Speak now...');
    await stack.kill();
    await untilReconnecting(page);
    // The silence after it ends the answer, however busy the machine is.
    await page.getByRole('button', { name: 'Send Now', disabled: true }).waitFor();
    await stack.restart();
    await untilStatus(page, 'John is speaking...', 60_000);

    const transcript = await readTranscript(page);
    expect(transcript).toHaveLength(5);
    expect(shareHeard(spoken, transcript[3] ?? '')).toBeGreaterThan(0.6);
    expect(transcript[1]).toContain('We often eat fish with rice.');

    const history = await readHistory(stack.url, account.token);
    expect(history.map(({ role }) => role)).toEqual(['coach', 'user', 'coach', 'user', 'coach']);
    for (const [index, { text }] of history.entries()) expect(transcript[index]).toContain(text);
    expect(new Set(history.map(({ text }) => text)).size).toBe(5);
    expect(new Set(repliesReceived).size).toBe(3);
    await context.close();
  }, 180_000);
});
