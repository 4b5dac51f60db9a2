import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOpenAiServer } from '../../server/src/testing/openai-server/start.ts';
import { sayToWav } from '../../server/src/testing/say.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { listenTo } from './support/listen.ts';
import { watchMicrophone } from './support/microphone.ts';
import { answerLikeAModel } from './support/model.ts';
import { providerEnv } from './support/provider-env.ts';
import { startStack } from './support/stack.ts';
import { expectVoice, pressInTime, readTranscript, signInPage, untilStatus } from './support/talk.ts';
import { shareHeard } from './support/words.ts';

/** Three answers, each other than the one before, the second and third with a mistake that is in the words. */
const answers = [
  'My name is Mary and I work in a hospital near the river.',
  'Yesterday I go to the market with my sister.',
  'She do not like fish but I like it very much.',
] as const;

interface Talk {
  readonly transcript: readonly string[];
  readonly summary: string;
}

/** Talks as a learner does: listens, speaks into the microphone, and hangs up after three answers. */
const talk = async (url: string, microphone: SpeakingBrowser, voices: readonly Uint8Array[]): Promise<Talk> => {
  const account = await signUp(url);
  const context = await openContext(microphone.browser);
  const page = await context.newPage();
  await signInPage(page, account);
  const loudspeaker = await listenTo(page);
  const recording = await watchMicrophone(page);
  await page.goto(`${url}/conversation/Daisy`);
  await page.getByRole('button', { name: 'Show Text' }).click();

  for (const [index, voice] of voices.entries()) {
    await microphone.say(voice);
    await untilStatus(page, 'Speak now...');
    expectVoice(await loudspeaker.heard());
    await loudspeaker.forget();
    // The first answer ends by silence, the others by the button, unless the machine is slower than the silence.
    if (index > 0) {
      await recording.hasHeard(voice.byteLength / 96);
      await pressInTime(page, 'Send Now');
    }
    await untilStatus(page, 'Daisy is speaking...', 60_000);
  }
  await untilStatus(page, 'Speak now...');
  expectVoice(await loudspeaker.heard());
  const transcript = await readTranscript(page);
  await page.getByRole('button', { name: 'End the conversation' }).click();
  await page.waitForURL('**/session-summary');
  await page.getByRole('heading', { name: 'What you talked about' }).waitFor();
  const summary = await page.getByRole('main').innerText();
  await context.close();
  return { transcript, summary };
};

let microphone: SpeakingBrowser;
let voices: Uint8Array[];
beforeAll(async () => {
  // The learner has John's voice, so that Daisy is not mistaken for the learner.
  voices = await Promise.all(answers.map((answer) => sayToWav(answer, 'John')));
  microphone = await launchSpeakingBrowser(voices[0] ?? new Uint8Array());
});
afterAll(() => microphone.close());

const expectUnderstood = ({ transcript }: Talk) => {
  expect(transcript).toHaveLength(7);
  for (const [index, answer] of answers.entries()) {
    expect(shareHeard(answer, transcript[1 + 2 * index] ?? ''), transcript[1 + 2 * index]).toBeGreaterThan(0.6);
  }
  const coach = transcript.filter((_, index) => index % 2 === 0);
  expect(new Set(coach).size).toBe(4);
};

describe('a spoken conversation', () => {
  it('is heard, answered aloud and summed up with the mistakes that were made, with nothing but what is built in', async () => {
    const result = await talk(inject('sharedUrl'), microphone, voices);
    expectUnderstood(result);
    expect(result.summary).toContain('Tense');
    expect(result.summary.toLowerCase()).toContain('yesterday i went to the market');
  });

  it('goes through providers that speak the OpenAI protocol, where they are configured', async () => {
    const provider = await startOpenAiServer({ chat: answerLikeAModel });
    const stack = await startStack(providerEnv(provider.url));
    try {
      const result = await talk(stack.url, microphone, voices);
      expectUnderstood(result);
      expect(result.summary).toContain('Tense');
      const paths = new Set(provider.requests.map(({ path }) => path));
      expect(paths).toEqual(new Set(['/v1/chat/completions', '/v1/audio/speech', '/v1/audio/transcriptions']));
      expect(stack.output()).not.toContain('a-key');
    } finally {
      await stack.close();
      await provider.close();
    }
  });
});
