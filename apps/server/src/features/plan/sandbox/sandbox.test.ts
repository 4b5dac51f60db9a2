import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, day, minute, type TestClock } from '../../../testing/clock.ts';
import { call, signUpLearner, type TestLearner } from '../../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { refreshDue } from '../refresh-due.ts';
import { periodAt } from './books.ts';

let clock: TestClock;
let server: TestServer;
let learner: TestLearner;
beforeAll(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advance(2 * minute);
  learner = await signUpLearner(server);
});

const freshToken = async () => (await server.services.tokens.issue(learner.id)).token;
const plan = async () => (await call(server, 'GET', '/api/plan', undefined, await freshToken())).body;
const begin = async (billing_cycle: string): Promise<string> => {
  const request = { email: learner.email, billing_cycle };
  const { body } = await call(server, 'POST', '/api/create-checkout-session', request, await freshToken());
  return String(body['checkout_url']);
};
/** Presses a button of a page of the sandbox, as a browser does. */
const press = async (page: string, button: string, origin: string | null = server.url) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin !== null && { origin }) };
  const answer = await fetch(`${page}/${button}`, { method: 'POST', headers, redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location') };
};
const look = async (page: string) => {
  const answer = await fetch(page);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const removeTags = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
const manage = async () =>
  String((await call(server, 'POST', '/api/plan/manage', undefined, await freshToken())).body['url']);

describe('the checkout of the sandbox', () => {
  it('says what is bought, what it costs, and that no money moves', async () => {
    const yearly = await look(await begin('yearly'));
    expect(yearly.text).toContain('Plus, yearly');
    expect(removeTags(yearly.text)).toContain('€79.00 a year');
    expect(yearly.text).toContain('No money moves here.');
    expect(yearly.text).not.toContain('<script');
    expect(removeTags((await look(await begin('monthly'))).text)).toContain('€7.99 a month');
  });

  it('wears the fonts and the colours of the app', async () => {
    const { text } = await look(await begin('yearly'));
    expect(text).toContain('<link rel="stylesheet" href="/plain-fonts.css">');
    expect(text).toContain('"Bricolage Grotesque Variable"');
    expect(text).toContain('color-scheme: light dark');
  });

  it('ends with Plus when it is paid, once', async () => {
    const page = await begin('yearly');
    expect(await press(page, 'pay')).toEqual({ status: 303, to: '/payment-success' });
    expect(await plan()).toMatchObject({ is_premium: true, billing_cycle: 'yearly', ends_at: null });
    expect((await press(page, 'pay')).status).toBe(410);
    expect((await press(page, 'cancel')).status).toBe(410);
    expect((await look(page)).status).toBe(410);
    const sold = server.services.storage.db.selectFrom('sandbox_subscriptions').select('id');
    expect(await sold.where('user_id', '=', learner.id).execute()).toHaveLength(1);
  });

  it('ends with nothing when it is cancelled, or replaced by another', async () => {
    const left = await begin('monthly');
    expect(await press(left, 'cancel')).toEqual({ status: 303, to: '/payment-cancelled' });
    expect((await press(left, 'pay')).status).toBe(410);
    const [first] = [await begin('monthly'), await begin('yearly')];
    expect((await press(first, 'pay')).status).toBe(410);
    expect(await plan()).toMatchObject({ is_premium: false });
  });

  it('can be asked how it ended, and what was sold by it', async () => {
    const { payments } = server.services;
    const [left, paid] = [await begin('monthly'), await begin('monthly')].map((page) => page.split('/').at(-1) ?? '');
    const page = `${server.url}/sandbox/checkout/${paid}`;
    expect(await payments.findCheckout(paid ?? '')).toEqual({ state: 'open', subscriptionId: null });
    await press(page, 'pay');
    expect(await payments.findCheckout(left ?? '')).toEqual({ state: 'cancelled', subscriptionId: null });
    const bought = await payments.closeCheckout(paid ?? '');
    expect(bought).toMatchObject({ state: 'paid' });
    expect(await payments.findSubscription(bought?.subscriptionId ?? '')).toMatchObject({ userId: learner.id });
    expect(await payments.closeCheckout('nobody')).toBeNull();
  });

  it('is not paid from another page, and one that was not begun does not exist', async () => {
    const page = await begin('monthly');
    for (const origin of ['https://evil.example', 'null', null]) {
      expect((await press(page, 'pay', origin)).status).toBe(403);
    }
    expect(await plan()).toMatchObject({ is_premium: false });
    expect((await look(`${server.url}/sandbox/checkout/nobody`)).status).toBe(404);
    expect((await press(`${server.url}/sandbox/checkout/nobody`, 'pay')).status).toBe(410);
  });
});

describe('the plan of the sandbox', () => {
  it('is cancelled at its period’s end, may be kept after all, and ends then', async () => {
    await press(await begin('monthly'), 'pay');
    const page = await manage();
    expect((await look(page)).text).toContain('Cancel Plus');
    expect(await press(page, 'cancel')).toEqual({ status: 303, to: '/payment' });
    const end = periodAt(clock.now(), 'monthly', clock.now()).end;
    expect(await plan()).toMatchObject({ is_premium: true, ends_at: new Date(end).toISOString(), renews_at: null });
    await press(page, 'keep');
    expect(await plan()).toMatchObject({ ends_at: null, renews_at: new Date(end).toISOString() });
    await press(page, 'cancel');
    clock.advance(end - clock.now());
    expect(await plan()).toMatchObject({ is_premium: false });
    expect((await look(page)).text).toContain('Plus ended');
    expect((await press(page, 'keep')).status).toBe(303);
    expect(await plan()).toMatchObject({ is_premium: false });
    expect((await press(await begin('monthly'), 'pay')).to).toBe('/payment-success');
    expect(await plan()).toMatchObject({ is_premium: true });
  });

  it('renews by itself', async () => {
    await press(await begin('monthly'), 'pay');
    for (let month = 0; month < 3; month++) {
      clock.advance(31 * day);
      await refreshDue(server.services);
      expect(await plan()).toMatchObject({ is_premium: true, is_unpaid: false });
    }
  });

  it('has periods that end on the day on which it began, or on a shorter month’s last', () => {
    const january = Date.UTC(2027, 0, 31, 9);
    expect(periodAt(january, 'monthly', january)).toEqual({ start: january, end: Date.UTC(2027, 1, 28, 9) });
    const march = Date.UTC(2027, 2, 31, 9);
    expect(periodAt(january, 'monthly', Date.UTC(2027, 1, 28, 9))).toEqual({
      start: Date.UTC(2027, 1, 28, 9),
      end: march,
    });
    const leapDay = Date.UTC(2028, 1, 29);
    expect(periodAt(leapDay, 'yearly', leapDay).end).toBe(Date.UTC(2029, 1, 28));
  });
});
