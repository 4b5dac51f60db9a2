import { priceCents } from '@sayso/api/contract/payment';
import type StripeClient from 'stripe';
import type { StripeAccount } from '../config/Config.ts';
import { EngineUnavailable } from '../engines/ports.ts';
import type { Order, Payments, SubscriptionState } from './payments.ts';
import { readEvent } from './readEvent.ts';

/** How long one call may take, ms; it is tried twice more. */
const patienceMs = 10_000;

const ms = (seconds: number): number => seconds * 1000;
const idOf = (given: string | { readonly id: string }): string => (typeof given === 'string' ? given : given.id);

const statusOf = (status: StripeClient.Subscription['status']): SubscriptionState['status'] => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
      return 'unpaid';
    default:
      return 'ended';
  }
};

const stateOf = (subscription: StripeClient.Subscription): SubscriptionState => {
  const [item] = subscription.items.data;
  if (!item) throw new EngineUnavailable(`Stripe's subscription ${subscription.id} has no items.`);
  const status = statusOf(subscription.status);
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  const endsAt = status === 'ended' ? subscription.ended_at : cancelsAt;
  return {
    id: subscription.id,
    userId: subscription.metadata['user_id'] ?? null,
    customerId: idOf(subscription.customer),
    cycle: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    status,
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    endsAt: endsAt === null ? null : ms(endsAt),
  };
};

/** Stripe takes the payments: on its own pages, so that no card number ever comes here. */
export const createStripe = ({ secretKey, webhookSecret, prices, apiUrl }: StripeAccount): Payments => {
  const { hostname, port, protocol, host } = new URL(apiUrl);
  let opened: Promise<{ readonly stripe: StripeClient; readonly errors: typeof StripeClient.errors }> | undefined;

  const open = async () => {
    // Loaded only where it is used: it would make every start slower.
    const { default: Stripe } = await import('stripe');
    const stripe = new Stripe(secretKey, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port !== '' && { port }),
      timeout: patienceMs,
      maxNetworkRetries: 2,
      telemetry: false,
    });
    return { stripe, errors: Stripe.errors };
  };

  /** @param missing what is answered where Stripe knows nothing of this id, or can change nothing any more */
  const ask = async <T, M = never>(call: (stripe: StripeClient) => Promise<T>, missing?: () => M): Promise<T | M> => {
    opened ??= open();
    const { stripe, errors } = await opened;
    try {
      return await call(stripe);
    } catch (cause) {
      if (missing && cause instanceof errors.StripeInvalidRequestError) return missing();
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new EngineUnavailable(`Stripe could not do this: ${why}`, { cause });
    }
  };

  const lineItem = (cycle: Order['cycle']) =>
    prices !== null
      ? { price: prices[cycle], quantity: 1 }
      : {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: priceCents[cycle],
            recurring: { interval: cycle === 'yearly' ? ('year' as const) : ('month' as const) },
            product_data: { name: 'Sayso Plus' },
          },
        };

  return {
    about: { kind: 'provider', name: `Stripe at ${host}`, note: '' },
    check: async (signal) => {
      signal.throwIfAborted();
      const { livemode } = await ask((stripe) => stripe.balance.retrieve());
      return livemode ? 'it knows this account' : 'it knows this account, in test mode: no money moves';
    },
    close: async () => undefined,

    openCheckout: ({ userId, email, cycle, customerId, origin }) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [lineItem(cycle)],
          client_reference_id: userId,
          // The subscription's own messages may come before the checkout's: they must say whose it is by themselves.
          subscription_data: { metadata: { user_id: userId } },
          ...(customerId === null ? { customer_email: email } : { customer: customerId }),
          success_url: `${origin}/payment-success`,
          cancel_url: `${origin}/payment-cancelled`,
        });
        if (session.url === null) throw new Error('it gave the checkout no address.');
        return { id: session.id, url: session.url };
      }),
    closeCheckout: async (id) => {
      await ask(
        (stripe) => stripe.checkout.sessions.expire(id),
        () => undefined,
      );
    },
    readEvent: (body, signature, now) => readEvent(body, signature, webhookSecret, now),
    findSubscription: (id) =>
      ask(
        async (stripe) => stateOf(await stripe.subscriptions.retrieve(id)),
        () => null,
      ),
    subscriptionOfPayment: (paymentId) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
          expand: ['data.invoice'],
        });
        const invoice = data[0]?.invoice;
        if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
        const subscription = invoice.parent?.subscription_details?.subscription;
        return subscription ? idOf(subscription) : null;
      }),
    openManagement: (customerId, origin) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${origin}/payment`,
        });
        return url;
      }),
    endSubscription: async (id) => {
      await ask(
        (stripe) => stripe.subscriptions.cancel(id),
        () => undefined,
      );
    },
  };
};
