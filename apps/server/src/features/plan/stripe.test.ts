import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, day, minute, type TestClock } from '../../testing/clock.ts';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type FakeSubscription, type StripeServer, startStripeServer } from '../../testing/stripe-server.ts';
import { refreshDue } from './refresh-due.ts';
import { createStripe } from './stripe.ts';

let clock: TestClock;
let stripe: StripeServer;
let server: TestServer;
let learner: TestLearner;
let count = 0;
beforeAll(async () => {
  clock = createTestClock();
  stripe = await startStripeServer(clock.now);
  const env = { ...stripe.env, FREE_CONVERSATIONS_PER_DAY: '1' };
  server = await startTestServer({ now: clock.now, env, engines: createFakeEngines().engines });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.isDown = false;
  // Past the wait between two codes, so that no test waits for another's.
  clock.advance(2 * minute);
  learner = await signUpLearner(server);
  count += 1;
});

const db = () => server.services.storage.db;
const subscriptionId = () => `sub_${count}`;
/** A change at Stripe: the learner has a month that began now, but for `change`. */
const atStripe = (change: Partial<FakeSubscription> = {}) => {
  const month = {
    cycle: 'month',
    status: 'active',
    periodStart: clock.now(),
    periodEnd: clock.now() + 30 * day,
  } as const;
  stripe.subscriptions.set(subscriptionId(), { userId: learner.id, ...month, ...change });
};
let events = 0;
const createEvent = (type: string, object: object) => {
  events += 1;
  return stripe.event(`evt_${events}`, type, object, clock.now());
};
const send = async ({ payload, signature }: { payload: string; signature: string }, url = server.url) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${url}/api/payment/webhook`, { method: 'POST', headers, body: payload })).status;
};
const completed = () => createEvent('checkout.session.completed', { id: 'cs', subscription: subscriptionId() });
const updated = () => createEvent('customer.subscription.updated', { id: subscriptionId() });
const plan = async (token = learner.token) => (await call(server, 'GET', '/api/plan', undefined, token)).body;
const freshToken = async () => (await server.services.tokens.issue(learner.id)).token;
const isPremium = async () => (await call(server, 'GET', '/me', undefined, await freshToken())).body['is_premium'];
const checkout = (billing_cycle: string) =>
  call(server, 'POST', '/api/create-checkout-session', { email: learner.email, billing_cycle }, learner.token);
const kept = () => db().selectFrom('subscriptions').selectAll().where('id', '=', subscriptionId()).executeTakeFirst();

describe('a checkout at Stripe', () => {
  it('is a subscription at the price of the spec, for this learner, and comes back to this server', async () => {
    const { body } = await checkout('yearly');
    expect(body['checkout_url']).toMatch(/^https:\/\/checkout\.example\/cs_/);
    expect(stripe.requests.at(-1)).toMatchObject({
      authorization: 'Bearer sk_test_stand_in',
      form: {
        mode: 'subscription',
        client_reference_id: learner.id,
        'subscription_data[metadata][user_id]': learner.id,
        customer_email: learner.email,
        'line_items[0][price_data][unit_amount]': '7900',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][recurring][interval]': 'year',
        success_url: `${server.url}/payment-success`,
        cancel_url: `${server.url}/payment-cancelled`,
      },
    });
    await checkout('monthly');
    expect(stripe.requests.at(-1)?.form['line_items[0][price_data][unit_amount]']).toBe('799');
  });

  it('replaces the one before, so that nothing is paid twice', async () => {
    const { body } = await checkout('monthly');
    const first = String(body['checkout_url']).split('/').at(-1) ?? '';
    expect(stripe.expired.has(first)).toBe(false);
    await checkout('yearly');
    expect(stripe.expired.has(first)).toBe(true);
  });

  it('is refused to a learner who has Plus, and takes up the customer that Stripe knows when Plus is over', async () => {
    atStripe();
    await send(completed());
    expect((await checkout('monthly')).body).toMatchObject({ code: 'already_premium' });
    atStripe({ status: 'canceled', endedAt: clock.now() });
    await send(updated());
    expect((await checkout('monthly')).status).toBe(200);
    expect(stripe.requests.at(-1)?.form).toMatchObject({ customer: `cus_${learner.id}` });
    expect(stripe.requests.at(-1)?.form).not.toHaveProperty('customer_email');
  });

  it('says that Stripe does not answer, and asks for the sign-in', async () => {
    stripe.isDown = true;
    expect((await checkout('monthly')).body).toMatchObject({ code: 'engine_unavailable' });
    const request = { email: learner.email, billing_cycle: 'monthly' };
    expect((await call(server, 'POST', '/api/create-checkout-session', request)).status).toBe(401);
  });

  it('sells prices of its own where they are set', async () => {
    const { STRIPE_API_URL: apiUrl = '', STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET = '' } = stripe.env;
    const prices = { monthly: 'price_m', yearly: 'price_y' };
    const payments = createStripe({ apiUrl, secretKey, webhookSecret: STRIPE_WEBHOOK_SECRET, prices });
    const order = {
      userId: 'u',
      email: 'u@example.com',
      cycle: 'yearly',
      customerId: null,
      origin: 'https://s.example',
    } as const;
    await payments.openCheckout(order);
    expect(stripe.requests.at(-1)?.form).toMatchObject({ 'line_items[0][price]': 'price_y' });
    expect(await payments.check(new AbortController().signal)).toContain('no money moves');
    await expect(payments.findSubscription('sub_of_nobody')).resolves.toBeNull();
  });
});

describe('a message of Stripe', () => {
  it('gives Plus at once, before the browser is back', async () => {
    atStripe();
    expect(await isPremium()).toBe(false);
    expect(await send(completed())).toBe(200);
    expect(await isPremium()).toBe(true);
    expect(await plan()).toEqual({
      is_premium: true,
      billing_cycle: 'monthly',
      renews_at: new Date(clock.now() + 30 * day).toISOString(),
      ends_at: null,
      is_unpaid: false,
    });
  });

  it('changes nothing with a wrong signature, an old one, or none', async () => {
    atStripe();
    const { payload, signature } = completed();
    expect(await send({ payload: payload.replace('"cs"', '"cs2"'), signature })).toBe(400);
    expect(await send({ payload, signature: signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')) })).toBe(400);
    expect(await send({ payload, signature: '' })).toBe(400);
    const old = stripe.event(
      'evt_old',
      'customer.subscription.updated',
      { id: subscriptionId() },
      clock.now() - 6 * minute,
    );
    expect(await send(old)).toBe(400);
    const unsigned = await fetch(`${server.url}/api/payment/webhook`, { method: 'POST', body: payload });
    expect([400, 415]).toContain(unsigned.status);
    expect(await isPremium()).toBe(false);
    expect(await kept()).toBeUndefined();
  });

  it('is handled once, however often it comes and at the same time', async () => {
    atStripe();
    const event = completed();
    expect(await Promise.all([send(event), send(event), send(event)])).toEqual([200, 200, 200]);
    const asked = stripe.requests.length;
    expect(await send(event)).toBe(200);
    expect(stripe.requests.length).toBe(asked);
    const rows = await db().selectFrom('subscriptions').select('id').where('user_id', '=', learner.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('may come in any order: what Stripe says now counts', async () => {
    atStripe();
    const [created, paid] = [createEvent('customer.subscription.created', { id: subscriptionId() }), completed()];
    atStripe({ status: 'canceled', endedAt: clock.now() });
    const deleted = createEvent('customer.subscription.deleted', { id: subscriptionId() });
    for (const event of [deleted, paid, created]) expect(await send(event)).toBe(200);
    expect(await isPremium()).toBe(false);
    expect((await kept())?.status).toBe('ended');
  });

  it('is asked for again when Stripe could not be asked, and handled then', async () => {
    atStripe();
    const event = completed();
    stripe.isDown = true;
    expect(await send(event)).toBe(503);
    stripe.isDown = false;
    expect(await send(event)).toBe(200);
    expect(await isPremium()).toBe(true);
  });

  it('about something else is taken and left alone', async () => {
    expect(await send(createEvent('invoice.paid', { id: 'in', parent: null }))).toBe(200);
    expect(await send(createEvent('customer.created', { id: 'cus' }))).toBe(200);
    expect(await send(createEvent('charge.refunded', { refunded: true, payment_intent: 'pi_of_nothing' }))).toBe(200);
    expect(await isPremium()).toBe(false);
  });
});

describe('Plus', () => {
  it('that was cancelled lasts to the end of its period, to the second, without any further call', async () => {
    atStripe({ cancelAtPeriodEnd: true });
    await send(completed());
    const end = clock.now() + 30 * day;
    expect(await plan()).toMatchObject({ renews_at: null, ends_at: new Date(end).toISOString() });
    clock.advance(30 * day - 1000);
    expect(await isPremium()).toBe(true);
    clock.advance(1000);
    expect(await isPremium()).toBe(false);
    expect(await plan(await freshToken())).toMatchObject({ is_premium: false, billing_cycle: null });
  });

  it('that renews waits three days for the payment, and goes on when it comes', async () => {
    atStripe();
    await send(completed());
    clock.advance(32 * day);
    expect(await isPremium()).toBe(true);
    atStripe();
    await send(createEvent('invoice.paid', { parent: { subscription_details: { subscription: subscriptionId() } } }));
    clock.advance(30 * day);
    expect(await isPremium()).toBe(true);
    clock.advance(3 * day);
    expect(await isPremium()).toBe(false);
  });

  it('that Stripe knows nothing of is asked about in its turn, and keeps no other waiting', async () => {
    atStripe();
    await send(completed());
    const known = await db()
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', subscriptionId())
      .executeTakeFirstOrThrow();
    const unknown = Array.from({ length: 100 }, (_, index) => ({
      ...known,
      id: `lost_${index}`,
      plus_until: 0,
      read_at: 0,
    }));
    await db().insertInto('subscriptions').values(unknown).execute();
    clock.advance(31 * day);
    atStripe();
    await refreshDue(server.services);
    clock.advance(minute);
    await refreshDue(server.services);
    const renewed = clock.now() - minute + 30 * day;
    expect((await kept())?.period_end).toBe(renewed);
  });

  it('whose payment failed says so, and ends when three days bring none', async () => {
    atStripe({ status: 'past_due' });
    await send(
      createEvent('invoice.payment_failed', { parent: { subscription_details: { subscription: subscriptionId() } } }),
    );
    expect(await plan()).toMatchObject({ is_premium: true, is_unpaid: true, renews_at: null });
    clock.advance(3 * day);
    expect(await isPremium()).toBe(false);
  });

  it.each(['charge.refunded', 'charge.dispute.created'])('ends with %s, and nothing more is charged', async (type) => {
    atStripe();
    await send(completed());
    stripe.payments.set(`pi_${count}`, subscriptionId());
    await send(createEvent(type, { refunded: true, payment_intent: `pi_${count}` }));
    expect(await isPremium()).toBe(false);
    expect(stripe.subscriptions.get(subscriptionId())?.status).toBe('canceled');
  });

  it('stays when a part of the money went back', async () => {
    atStripe();
    await send(completed());
    stripe.payments.set(`pi_${count}`, subscriptionId());
    await send(createEvent('charge.refunded', { refunded: false, payment_intent: `pi_${count}` }));
    expect(await isPremium()).toBe(true);
  });

  it('is managed on Stripe’s own page', async () => {
    const manage = () => call(server, 'POST', '/api/plan/manage', undefined, learner.token);
    expect((await manage()).status).toBe(404);
    atStripe();
    await send(completed());
    expect((await manage()).body).toEqual({ url: `https://portal.example/cus_${learner.id}` });
    expect(stripe.requests.at(-1)?.form).toMatchObject({ return_url: `${server.url}/payment` });
  });

  it('is cancelled when the account is deleted, and the account is kept while that cannot be done', async () => {
    atStripe();
    await send(completed());
    stripe.isDown = true;
    const remove = () => call(server, 'DELETE', '/user/delete', undefined, learner.token);
    expect((await remove()).status).toBe(503);
    expect(await isPremium()).toBe(true);
    stripe.isDown = false;
    expect((await remove()).status).toBe(200);
    expect(stripe.subscriptions.get(subscriptionId())?.status).toBe('canceled');
  });

  it('that is paid for after the account was deleted is cancelled at once', async () => {
    await checkout('monthly');
    atStripe();
    await call(server, 'DELETE', '/user/delete', undefined, learner.token);
    expect(await send(completed())).toBe(200);
    expect(stripe.subscriptions.get(subscriptionId())?.status).toBe('canceled');
  });

  it('lifts the daily limit at once, also in a conversation that is open, and tells its page', async () => {
    const talk = async () => {
      const page = openLive({ url: server.url, token: learner.token });
      await page.next('bot_message');
      return page;
    };
    const [first, second] = [await talk(), await talk()];
    first.send({ type: 'user_message', text: 'Hello.', id: 'one' });
    await first.next('ack');
    atStripe();
    await send(completed());
    expect(await second.next('plan')).toEqual({ type: 'plan', is_premium: true });
    second.send({ type: 'user_message', text: 'Hello.', id: 'two' });
    expect(await second.next('ack')).toMatchObject({ id: 'two' });
    await Promise.all([first.close(), second.close()]);
  });

  it.runIf(process.env['SAYSO_TEST_DATABASE'] === 'postgres')(
    'is told to the conversations of every process',
    async () => {
      const other = await startTestServer({
        now: clock.now,
        env: stripe.env,
        engines: createFakeEngines().engines,
        database: server.database,
      });
      const page = openLive({ url: other.url, token: learner.token });
      await page.next('session');
      atStripe();
      await send(completed());
      expect(await page.next('plan')).toEqual({ type: 'plan', is_premium: true });
      await page.close();
      await other.close();
    },
  );
});
