import type { Clock, Random } from '../../../platform/ports.ts';
import type { Storage } from '../../../platform/storage/open-database.ts';
import type { Payments } from '../payments.ts';
import { readEvent } from '../read-event.ts';
import { describeSubscription } from './books.ts';
import { abandon, checkoutAt } from './trade.ts';

/** The types of messages that the sandbox sends. */
export type SandboxEventType = 'checkout.session.completed' | 'customer.subscription.updated';

/** Payments in which no money moves. It sells, signs and sends as Stripe would, on pages of the server's own. */
export interface Sandbox extends Payments {
  /** A message in Stripe's format, signed as Stripe signs. */
  signEvent(
    type: SandboxEventType,
    object: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly payload: string; readonly signature: string }>;
}

export const isSandbox = (payments: Payments): payments is Sandbox => 'signEvent' in payments;

export const createSandbox = (storage: Storage, clock: Clock, random: Random): Sandbox => {
  const { db } = storage;
  // Messages go from this process to itself only.
  const secret = `whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`;
  return {
    service: 'sandbox',
    about: {
      kind: 'embedded',
      name: 'sandbox: no money moves',
      note: 'Anyone can have Plus without paying. Set STRIPE_SECRET_KEY to sell it.',
    },
    check: async () => 'it signs its own messages',
    close: async () => undefined,

    openCheckout: async ({ origin }) => {
      const id = random.id();
      return { id, url: `${origin}/sandbox/checkout/${id}` };
    },
    // Its page asks the server's own table, and so does this.
    findCheckout: (id) => checkoutAt(storage, id),
    closeCheckout: async (id) => {
      await abandon(storage, id);
      return checkoutAt(storage, id);
    },
    readEvent: (body, signature, now) => readEvent(body, signature, secret, now),
    findSubscription: async (id) => {
      const row = await db.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? describeSubscription(row, clock.now()) : null;
    },
    subscriptionOfPayment: async () => null,
    openManagement: async (customerId, origin) => `${origin}/sandbox/plan/${customerId}`,
    endSubscription: async (id) => {
      await db
        .updateTable('sandbox_subscriptions')
        .set({ ended_at: clock.now() })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },

    signEvent: async (type, object) => {
      const { default: Stripe } = await import('stripe');
      const created = Math.floor(clock.now() / 1000);
      const payload = JSON.stringify({ id: `evt_${random.id()}`, object: 'event', type, created, data: { object } });
      return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created }) };
    },
  };
};
