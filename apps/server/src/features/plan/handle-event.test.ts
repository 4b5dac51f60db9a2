import { describe, expect, it } from 'vitest';
import { call } from '../../testing/sign-up-learner.ts';
import { stripeWorld } from '../../testing/stripe-world.ts';

const world = stripeWorld();

const updated = (id?: string) => world.send('customer.subscription.updated', { id: world.subscription }, id);
const atStripeNow = () => world.stripe.subscriptions.get(world.subscription)?.status;
const leave = () => call(world.server, 'DELETE', '/user/delete', undefined, world.learner.token);
/** Money went back for a payment of this subscription. */
const refund = (type: string) => {
  world.stripe.payments.set(`pi_of_${world.subscription}`, world.subscription);
  return world.send(type, { refunded: true, payment_intent: `pi_of_${world.subscription}` });
};

describe('a message about what another product sold on the same account', () => {
  it.each(['charge.refunded', 'charge.dispute.created'])('ends nothing: %s', async (type) => {
    world.atStripe({ metadata: {} });
    expect(await refund(type)).toBe(200);
    expect(atStripeNow()).toBe('active');
  });

  it.each(['charge.refunded', 'charge.dispute.created'])('ends nothing of another Sayso either: %s', async (type) => {
    world.atStripe({ metadata: { user_id: 'somebody-elsewhere', server: 'another' } });
    expect(await refund(type)).toBe(200);
    expect(await updated()).toBe(200);
    expect(atStripeNow()).toBe('active');
  });

  it('that does not say which server sold it ends nothing, and is logged', async () => {
    world.atStripe({ metadata: { user_id: 'somebody-elsewhere' } });
    expect(await updated()).toBe(200);
    expect(atStripeNow()).toBe('active');
    expect(world.server.logs.some((line) => line.includes(world.subscription))).toBe(true);
  });
});

describe('a message about a deleted account', () => {
  it('ends what this server sold, and comes again while that cannot be done', async () => {
    await world.begun();
    world.atStripe();
    expect((await leave()).status).toBe(200);
    world.stripe.broken.add(`DELETE ${world.subscription}`);
    expect(await updated('evt_of_the_gone')).toBe(503);
    expect(atStripeNow()).toBe('active');
    world.stripe.broken.clear();
    expect(await updated('evt_of_the_gone')).toBe(200);
    expect(atStripeNow()).toBe('canceled');
  });
});
