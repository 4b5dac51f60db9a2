import type { BillingCycle } from '@sayso/api/contract/payment';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestClock, day, minute, type TestClock } from './clock.ts';
import { call, signUpLearner, type TestLearner } from './sign-up-learner.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { type FakeSubscription, type StripeServer, startStripeServer } from './stripe-server.ts';

type Answer = Awaited<ReturnType<typeof call>>;

/** A server that sells through a fake Stripe, and a new learner for each test. */
export interface StripeWorld {
  clock: TestClock;
  stripe: StripeServer;
  server: TestServer;
  learner: TestLearner;
  /** The learner's subscription at Stripe. */
  subscription: string;
  /** A change at Stripe: the learner has a month that began now, but for `change`. */
  atStripe(change?: Partial<FakeSubscription>, id?: string): void;
  /** The learner paid for this checkout on Stripe's page; no message about it was sent. */
  pay(checkout: string, id?: string): void;
  /** Sends a message of Stripe; resolves with the status that it was answered with. */
  send(type: string, object: object, id?: string): Promise<number>;
  /** Asks for a checkout as the page does. */
  begin(cycle?: BillingCycle): Promise<Answer>;
  /** The id of a checkout that was begun. */
  begun(cycle?: BillingCycle): Promise<string>;
  plan(): Promise<Answer['body']>;
}

/** One world for all tests of the `describe` it is called in. */
export const stripeWorld = (): StripeWorld => {
  let count = 0;
  let events = 0;
  const asLearner = async (method: string, path: string, body?: object) => {
    const { token } = await world.server.services.tokens.issue(world.learner.id);
    return call(world.server, method, path, body, token);
  };
  const begin: StripeWorld['begin'] = (billing_cycle = 'monthly') =>
    asLearner('POST', '/api/create-checkout-session', { email: world.learner.email, billing_cycle });
  const filled: Partial<StripeWorld> = {
    atStripe: (change = {}, id = world.subscription) => {
      const now = world.clock.now();
      const month = { cycle: 'month', status: 'active', periodStart: now, periodEnd: now + 30 * day } as const;
      world.stripe.subscriptions.set(id, { userId: world.learner.id, ...month, ...change });
    },
    pay: (checkout, id = world.subscription) => {
      world.atStripe({}, id);
      world.stripe.checkouts.set(checkout, { status: 'complete', subscription: id });
    },
    send: async (type, object, id) => {
      events += 1;
      const sent = world.stripe.event(id ?? `evt_of_world_${events}`, type, object, world.clock.now());
      const headers = { 'content-type': 'application/json', 'stripe-signature': sent.signature };
      const url = `${world.server.url}/api/payment/webhook`;
      return (await fetch(url, { method: 'POST', headers, body: sent.payload })).status;
    },
    begin,
    begun: async (cycle) => {
      const { status, body } = await begin(cycle);
      if (status !== 200) throw new Error(`A checkout was answered with ${status} ${JSON.stringify(body)}.`);
      return String(body['checkout_url']).split('/').at(-1) ?? '';
    },
    plan: async () => (await asLearner('GET', '/api/plan')).body,
  };
  // Filled before any test reads it.
  const world = filled as StripeWorld;

  beforeAll(async () => {
    world.clock = createTestClock();
    world.stripe = await startStripeServer(world.clock.now);
    world.server = await startTestServer({ now: world.clock.now, env: world.stripe.env });
  });
  afterAll(async () => {
    await world.server.close();
    await world.stripe.close();
  });
  beforeEach(async () => {
    Object.assign(world.stripe, { isDown: false, isSilent: false });
    world.stripe.broken.clear();
    // Past the wait between two codes, so that no test waits for another's.
    world.clock.advance(2 * minute);
    count += 1;
    world.subscription = `sub_of_world_${count}`;
    world.learner = await signUpLearner(world.server);
  });
  return world;
};
