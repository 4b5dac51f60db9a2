import { describe, expect, it } from 'vitest';
import { day } from '../../testing/clock.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { stripeWorld } from '../../testing/stripe-world.ts';

const world = stripeWorld();

const updated = () => world.send('customer.subscription.updated', { id: world.subscription });
const atStripeNow = (id = world.subscription) => world.stripe.subscriptions.get(id)?.status;
const readState = (id: string) =>
  world.server.services.storage.db
    .selectFrom('checkouts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
    .then((row) => row?.state);

describe('a learner whose renewal failed', () => {
  it.each(['past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    'has no Plus when Stripe says %s for long, and is sold another only once that one is ended',
    async (status) => {
      world.atStripe({ status });
      await updated();
      world.clock.advance(3 * day);
      await updated();
      expect(await world.plan()).toMatchObject({ is_premium: false });
      expect((await world.begin()).status).toBe(200);
      expect(atStripeNow()).toBe('canceled');
    },
  );

  it.each(['unpaid', 'paused', 'incomplete'] as const)('has no Plus at all while Stripe says %s', async (status) => {
    world.atStripe({ status });
    await updated();
    expect(await world.plan()).toMatchObject({ is_premium: false, is_unpaid: true, billing_cycle: 'monthly' });
  });

  it('is sold nothing while the earlier one cannot be ended', async () => {
    world.atStripe({ status: 'unpaid' });
    await updated();
    world.stripe.broken.add(world.subscription);
    expect((await world.begin()).body).toMatchObject({ code: 'engine_unavailable' });
  });

  it('is told of Plus when Stripe has the money after all, and nothing is ended', async () => {
    world.atStripe({ status: 'unpaid' });
    await updated();
    world.atStripe();
    expect((await world.begin()).body).toMatchObject({ code: 'already_premium' });
    expect(atStripeNow()).toBe('active');
    expect(await world.plan()).toMatchObject({ is_premium: true, is_unpaid: false });
  });

  it('reaches the page on which the plan is managed', async () => {
    world.atStripe({ status: 'unpaid' });
    await updated();
    const managed = await call(world.server, 'POST', '/api/plan/manage', undefined, world.learner.token);
    expect(managed.body).toEqual({ url: `https://portal.example/cus_${world.learner.id}` });
  });

  it.each(['past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    'pays nothing more when the account is deleted while Stripe says %s',
    async (status) => {
      world.atStripe({ status });
      await updated();
      expect((await call(world.server, 'DELETE', '/user/delete', undefined, world.learner.token)).status).toBe(200);
      expect(atStripeNow()).toBe('canceled');
    },
  );
});

describe('a checkout that was paid while its messages are lost', () => {
  it('gives Plus when its learner begins another, and no other is opened', async () => {
    const first = await world.begun();
    world.pay(first);
    const opened = world.stripe.checkouts.size;
    expect((await world.begin('yearly')).body).toMatchObject({ code: 'already_premium' });
    expect(world.stripe.checkouts.size).toBe(opened);
    expect(await world.plan()).toMatchObject({ is_premium: true });
    expect(await readState(first)).toBe('paid');
  });

  it('is ended with the account', async () => {
    const first = await world.begun();
    world.pay(first);
    expect((await call(world.server, 'DELETE', '/user/delete', undefined, world.learner.token)).status).toBe(200);
    expect(atStripeNow()).toBe('canceled');
  });
});

describe('an open checkout', () => {
  it('counts as open until Stripe has closed it', async () => {
    const first = await world.begun();
    world.stripe.broken.add(first);
    expect((await world.begin()).body).toMatchObject({ code: 'engine_unavailable' });
    expect(await readState(first)).toBe('open');
    world.stripe.broken.clear();
    expect((await world.begin()).status).toBe(200);
    expect(world.stripe.expired.has(first)).toBe(true);
    expect(await readState(first)).toBe('cancelled');
  });

  it('that Stripe knows nothing of keeps no learner from paying', async () => {
    const first = await world.begun();
    world.stripe.checkouts.delete(first);
    expect((await world.begin()).status).toBe(200);
    expect(await readState(first)).toBe('cancelled');
  });

  it('is the only one, also when two tabs begin at the same time', async () => {
    const both = await Promise.all([world.begun(), world.begun('yearly')]);
    const states = both.map((id) => world.stripe.checkouts.get(id)?.status);
    expect(new Set(states)).toEqual(new Set(['expired', 'open']));
  });

  it('is closed when another of the same learner is paid', async () => {
    const first = await world.begun();
    const second = await world.begun();
    // As two tabs leave them that began at the same moment in two processes.
    world.stripe.checkouts.set(first, { status: 'open', subscription: null });
    const open = world.server.services.storage.db.updateTable('checkouts').set({ state: 'open' });
    await open.where('id', '=', first).execute();
    world.pay(second);
    expect(await world.send('checkout.session.completed', { id: second, subscription: world.subscription })).toBe(200);
    expect(world.stripe.checkouts.get(first)?.status).toBe('expired');
    expect([await readState(first), await readState(second)]).toEqual(['cancelled', 'paid']);
  });
});

describe('a customer of earlier', () => {
  it('whom Stripe does not know any more is sold Plus as a new customer', async () => {
    world.atStripe({ status: 'canceled', endedAt: world.clock.now() });
    await updated();
    world.stripe.strangers.add(`cus_${world.learner.id}`);
    expect((await world.begin()).status).toBe(200);
    const { form } = world.stripe.requests.at(-1) ?? {};
    expect(form).toMatchObject({ customer_email: world.learner.email });
    expect(form).not.toHaveProperty('customer');
  });

  it('of the sandbox is not sent to Stripe, and what was had there is not managed here', async () => {
    const db = world.server.services.storage.db;
    world.atStripe();
    await updated();
    await db.updateTable('subscriptions').set({ service: 'sandbox' }).where('id', '=', world.subscription).execute();
    expect((await call(world.server, 'POST', '/api/plan/manage', undefined, world.learner.token)).status).toBe(404);
    expect((await world.begin()).status).toBe(200);
    expect(world.stripe.requests.at(-1)?.form).toMatchObject({ customer_email: world.learner.email });
    expect((await call(world.server, 'DELETE', '/user/delete', undefined, world.learner.token)).status).toBe(200);
    expect(atStripeNow()).toBe('active');
    expect(world.server.logs.some((line) => line.includes(world.subscription))).toBe(true);
  });
});
