import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type SlowLine, startSlowLine } from '../../server/src/testing/slow-line.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { createInterview, openInterview } from './support/interview.ts';
import { signUp } from './support/learner.ts';
import { listenTo } from './support/listen.ts';
import { untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
/** How often the page asks whether the server is alive, ms. */
const heartbeatMs = 5000;
/** Some 250 kbit/s: the first question takes four beats, bytes a second. */
const slow = 32_000;

let browser: Browser;
let line: SlowLine;
beforeAll(async () => {
  [browser, line] = await Promise.all([connectBrowser(), startSlowLine(url, Number.POSITIVE_INFINITY)]);
});
afterAll(async () => {
  await browser.close();
  line.close();
});

describe('a mock interview on a slow line', () => {
  it('waits for a voice that takes longer than the heartbeat, on the same connection, and plays it', async () => {
    const account = await signUp(url);
    const page = await (await openContext(browser)).newPage();
    const loudspeaker = await listenTo(page);
    let sockets = 0;
    page.on('websocket', () => {
      sockets += 1;
    });
    let since = 0;
    // The last call before the socket: the page itself comes fast.
    await page.route('**/api/auth/socket-ticket', (route) => {
      line.rate = slow;
      since = performance.now();
      return route.continue();
    });
    await openInterview(page, line.url, account, await createInterview(url, account));
    await untilStatus(page, 'HR is speaking...', 120_000);
    expect(performance.now() - since).toBeGreaterThan(3 * heartbeatMs);
    expect(sockets).toBe(1);
    await expect.poll(async () => (await loudspeaker.heard()).seconds).toBeGreaterThan(0.5);
    await page.context().close();
  }, 180_000);
});
