import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../testing/clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { stripeWorld } from '../../testing/stripe-world.ts';
import { refreshDue } from './refresh-due.ts';

const world = stripeWorld();

const completed = () => world.send('checkout.session.completed', { id: 'cs', subscription: world.subscription });
const refresh = () => refreshDue(world.server.services);

describe('what no message told', () => {
  it('is found by asking: a checkout that was paid gives Plus', async () => {
    world.pay(await world.begun());
    await refresh();
    expect(await world.plan()).toMatchObject({ is_premium: true, billing_cycle: 'monthly' });
  });

  it('is found by asking: a checkout that was never paid is over', async () => {
    const checkout = await world.begun();
    world.stripe.checkouts.set(checkout, { status: 'expired', subscription: null });
    await refresh();
    const open = world.server.services.storage.db.selectFrom('checkouts').select('state').where('id', '=', checkout);
    expect(await open.executeTakeFirst()).toEqual({ state: 'cancelled' });
  });

  it('is done by asking: a second checkout of a learner who has paid is closed', async () => {
    const [first, second] = [await world.begun(), await world.begun()];
    const db = world.server.services.storage.db;
    world.stripe.checkouts.set(first, { status: 'open', subscription: null });
    await db.updateTable('checkouts').set({ state: 'open' }).where('id', '=', first).execute();
    world.stripe.broken.add(first);
    world.pay(second);
    await world.send('checkout.session.completed', { id: second, subscription: world.subscription });
    expect(await world.plan()).toMatchObject({ is_premium: true });
    world.stripe.broken.clear();
    await refresh();
    expect(world.stripe.checkouts.get(first)?.status).toBe('expired');
  });

  it.each(['past_due', 'unpaid'] as const)('is found by asking: the payment that followed %s', async (status) => {
    world.atStripe({ status });
    await completed();
    expect(await world.plan()).toMatchObject({ is_unpaid: true });
    world.clock.advance(hour);
    world.atStripe();
    await refresh();
    expect(await world.plan()).toMatchObject({ is_premium: true, is_unpaid: false });
  });

  it('is found by asking, also behind a hundred that Stripe never answers for', async () => {
    world.atStripe();
    await completed();
    const db = world.server.services.storage.db;
    const one = db.selectFrom('subscriptions').selectAll().where('id', '=', world.subscription);
    const known = await one.executeTakeFirstOrThrow();
    const broken = Array.from({ length: 100 }, (_, index) => ({ ...known, id: `broken_${index}`, plus_until: 0 }));
    for (const { id } of broken) world.stripe.broken.add(id);
    await db.insertInto('subscriptions').values(broken).execute();
    world.clock.advance(31 * day);
    world.atStripe();
    await refresh();
    world.clock.advance(minute);
    await refresh();
    expect((await one.executeTakeFirstOrThrow()).period_end).toBe(world.clock.now() - minute + 30 * day);
    await db.deleteFrom('subscriptions').where('id', 'like', 'broken_%').execute();
  });
});

describe('the start of the server', () => {
  it('waits for no payment service', async () => {
    world.atStripe();
    await completed();
    world.clock.advance(31 * day);
    world.stripe.isSilent = true;
    const { clock, stripe, server } = world;
    const began = performance.now();
    const other = await startTestServer({ now: clock.now, env: stripe.env, database: server.database });
    expect(performance.now() - began).toBeLessThan(5000);
    await other.close();
  });
});
