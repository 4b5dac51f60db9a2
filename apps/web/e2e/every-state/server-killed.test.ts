import { afterAll, beforeAll, describe, it } from 'vitest';
import { sayToWav } from '../../../server/src/testing/say.ts';
import { longAnswer } from '../support/answers.ts';
import { launchSpeakingBrowser, type SpeakingBrowser } from '../support/browser.ts';
import { expectGoingOn, expectReconnecting, prepareAll } from '../support/hall.ts';
import { type PatientProvider, startPatientProvider } from '../support/provider.ts';
import { type Stack, startStack } from '../support/stack.ts';

let provider: PatientProvider;
let stack: Stack;
let microphone: SpeakingBrowser;
beforeAll(async () => {
  provider = await startPatientProvider();
  const voice = await sayToWav(longAnswer, 'John', { leadSeconds: 3, tailSeconds: 3 });
  [stack, microphone] = await Promise.all([
    startStack({ ...provider.env, FREE_CONVERSATIONS_PER_DAY: '1' }),
    launchSpeakingBrowser(voice),
  ]);
});
afterAll(() => Promise.all([stack.close(), microphone.close(), provider.close()]));

describe('a server that is killed, in any state of the conversation', () => {
  it('is waited for: the page says so, goes on by itself, and nothing is lost or said twice', async () => {
    provider.mind.close();
    provider.ears.close();
    const performances = await prepareAll({
      browser: microphone.browser,
      url: stack.url,
      lineTo: async () => stack.url,
    });
    for (const isBrief of [undefined, true]) {
      const next = performances.filter(({ scene }) => scene.isBrief === isBrief);
      await Promise.all(next.map((performance) => performance.scene.enter(performance)));
    }
    await stack.kill();
    await Promise.all(performances.map((performance) => expectReconnecting(performance, 15_000)));
    await stack.restart();
    provider.mind.open();
    provider.ears.open();
    await Promise.all(performances.map((performance) => expectGoingOn(performance, stack.url)));
  });
});
