import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectGoingOn,
  expectReconnecting,
  type Hall,
  openHall,
  type Performance,
  prepareAll,
} from '../support/hall.ts';
import { type Cut, type Proxy, startProxy } from '../support/proxy.ts';
import { readTranscript } from '../support/talk.ts';

const cutMs = 15_000;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every page is brought into its state, loses its own line for 15 seconds at once then, and goes on. */
const play = async (how: Cut): Promise<readonly Performance[]> => {
  const lines = new Map<string, Proxy>();
  hall.provider.mind.close();
  hall.provider.ears.close();
  const performances = await prepareAll({
    browser: hall.browser,
    url: hall.stack.url,
    lineTo: async ({ state }) => {
      const line = await startProxy(hall.stack.url);
      lines.set(state, line);
      return line.url;
    },
  });
  let broken = 0;
  const isEveryLineBroken = Promise.withResolvers<void>();
  await Promise.all(
    performances.map(async (performance) => {
      const { scene } = performance;
      const line = lines.get(scene.state);
      await scene.enter(performance);
      line?.cut(how);
      broken += 1;
      if (broken === performances.length) isEveryLineBroken.resolve();
      await Promise.all([wait(cutMs), expectReconnecting(performance, cutMs)]);
      line?.restore();
      await isEveryLineBroken.promise;
      hall.provider.mind.open();
      hall.provider.ears.open();
      await expectGoingOn(performance, hall.stack.url);
    }),
  );
  for (const line of lines.values()) line.close();
  return performances;
};

/** How much of the answer arrived that was being given when the line broke, s. */
const heardSeconds = async (performances: readonly Performance[]): Promise<number> => {
  const listening = performances.find(({ scene }) => scene.state === 'listening');
  if (!listening) throw new Error('The page did not listen.');
  const [, answer = ''] = await readTranscript(listening.page);
  return Number(/(\d+) seconds/.exec(answer)?.[1]);
};

describe('a network that is gone for 15 seconds, in any state of the conversation', () => {
  it.each(['reset', 'frozen'] as const)(
    'and %s is waited for: the page says so, goes on by itself, and nothing is lost or said twice',
    async (how) => {
      const performances = await play(how);
      expect(await heardSeconds(performances)).toBeGreaterThan(12);
      await Promise.all(performances.map(({ page }) => page.context().close()));
    },
  );
});
