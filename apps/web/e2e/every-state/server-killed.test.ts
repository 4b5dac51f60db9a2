import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectGoingOn, expectReconnecting, type Hall, openHall, prepareAll } from '../support/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

describe('a server that is killed, in any state of the conversation', () => {
  it('is waited for: the page says so, goes on by itself, and nothing is lost or said twice', async () => {
    hall.provider.mind.close();
    hall.provider.ears.close();
    const performances = await prepareAll({
      browser: hall.browser,
      url: hall.stack.url,
      lineTo: async () => hall.stack.url,
    });
    for (const isBrief of [undefined, true]) {
      const next = performances.filter(({ scene }) => scene.isBrief === isBrief);
      await Promise.all(next.map((performance) => performance.scene.enter(performance)));
    }
    await hall.stack.kill();
    await Promise.all(performances.map((performance) => expectReconnecting(performance, 15_000)));
    await hall.stack.restart();
    hall.provider.mind.open();
    hall.provider.ears.open();
    await Promise.all(performances.map((performance) => expectGoingOn(performance, hall.stack.url)));
  });
});
