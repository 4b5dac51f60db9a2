import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaithfulPage, type FaithfulPage } from '../../testing/faithful-page.ts';
import { createFakeEngines, unevenReply } from '../../testing/fake-engines.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { type ChildServer, startChildServer } from '../../testing/start-child-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

type Step =
  | { readonly do: 'say' | 'cut' | 'heard' | 'pause' }
  | { readonly do: 'repeat'; readonly index: number }
  | { readonly do: 'connect'; readonly to: 'here' | 'elsewhere' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ do: 'say' }) },
    { weight: 2, arbitrary: fc.nat(5).map((index): Step => ({ do: 'repeat', index })) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'cut' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'heard' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'pause' }) },
    { weight: 2, arbitrary: fc.constantFrom('here', 'elsewhere').map((to): Step => ({ do: 'connect', to })) },
  ),
  { maxLength: 14 },
);

/** Two processes on one database; one page that connects to either, says things, repeats itself and loses its line at random. */
describe('whatever happens to the line', () => {
  let here: TestServer;
  let elsewhere: ChildServer;

  beforeAll(async () => {
    const { engines } = createFakeEngines({ reply: unevenReply });
    here = await startTestServer({ engines, env: { FREE_CONVERSATIONS_PER_DAY: '0' } });
    elsewhere = await startChildServer(here.database, 'never');
  }, 30_000);
  afterAll(async () => {
    elsewhere.kill();
    await here.close();
  });

  const perform = async (page: FaithfulPage, step: Step): Promise<void> => {
    switch (step.do) {
      case 'say':
        return page.say(`Message ${page.said.length}.`);
      case 'repeat':
        return page.repeat(step.index);
      case 'heard':
        return page.heard();
      case 'cut':
        return page.cut();
      case 'pause':
        page.live?.send({ type: 'ping' });
        await page.live?.next('pong');
        return;
      case 'connect':
        return page.connect(step.to === 'here' ? here.url : elsewhere.url);
    }
  };

  it('no turn is lost, doubled or out of order, and what was said last is answered', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        // A learner for each plan: all of them together are more than one person may say in a minute.
        const page = createFaithfulPage((await signUpLearner(here)).token);
        await page.connect(here.url);
        for (const step of plan) await perform(page, step);
        await page.connect(here.url);
        await page.settled();
        page.say('The end.');
        await page.settled();
        for (let last = ''; last !== 'You said: The end.'; ) last = (await page.live?.next('bot_message'))?.text ?? '';

        const turns = await here.services.storage.db
          .selectFrom('turns')
          .selectAll()
          .where('session_id', '=', page.sessionId ?? '')
          .orderBy('position')
          .execute();
        const texts = (role: string) => turns.filter((turn) => turn.role === role).map(({ text }) => text);
        expect(texts('user')).toEqual(page.said.map(({ text }) => text));
        expect(turns.map(({ position }) => position)).toEqual(turns.map((_, index) => index + 1));
        const byId = new Map(turns.map((turn) => [turn.id, turn]));
        for (const turn of turns.filter(({ role }) => role === 'coach')) {
          if (turn.answers === null) expect(turn).toMatchObject({ position: 1, text: 'Hello, I am Daisy.' });
          else expect(turn.text).toBe(`You said: ${byId.get(turn.answers)?.text}`);
        }
        for (const [id, text] of page.coachTurns) expect(byId.get(id)).toMatchObject({ role: 'coach', text });
        expect(page.errors()).toEqual([]);
        page.cut();
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
