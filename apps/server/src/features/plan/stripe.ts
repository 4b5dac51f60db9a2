import { createHmac } from 'node:crypto';
import { priceCents } from '@sayso/api/contract/payment';
import type StripeClient from 'stripe';
import { EngineUnavailable } from '../../engines/ports.ts';
import type { StripeAccount } from '../../platform/config/config.ts';
import type { Order, Payments } from './payments.ts';
import { readEvent } from './read-event.ts';
import { readId, toCheckoutState, toSubscriptionState } from './stripe-states.ts';

/** How long one call may take, ms; it is tried twice more. */
const timeoutMs = 10_000;

type Errors = typeof StripeClient.errors;

/**
 * Written on what this server sells: another server on the same account has a webhook of its own, and so another secret. It stays the
 * same in every process, and is not found in a copy of the database.
 */
const createMark = (webhookSecret: string): string =>
  createHmac('sha256', webhookSecret).update('the server that sold it').digest('hex').slice(0, 16);

/** Stripe takes the payments: on its own pages, so that no card number ever comes here. */
export const createStripe = ({ secretKey, webhookSecret, prices, apiUrl }: StripeAccount): Payments => {
  const { hostname, port, protocol, host } = new URL(apiUrl);
  const mark = createMark(webhookSecret);
  let opened: Promise<{ readonly stripe: StripeClient; readonly errors: Errors }> | undefined;

  const open = async () => {
    // Loaded only where it is used: it would make every start slower.
    const { default: Stripe } = await import('stripe');
    const stripe = new Stripe(secretKey, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port !== '' && { port }),
      timeout: timeoutMs,
      maxNetworkRetries: 2,
      telemetry: false,
    });
    return { stripe, errors: Stripe.errors };
  };

  /** @param missing what is answered where Stripe knows nothing of this id */
  const ask = async <T, M = never>(
    call: (stripe: StripeClient, errors: Errors) => Promise<T>,
    missing?: () => M,
  ): Promise<T | M> => {
    opened ??= open();
    const { stripe, errors } = await opened;
    try {
      return await call(stripe, errors);
    } catch (cause) {
      const isMissing = cause instanceof errors.StripeInvalidRequestError && cause.code === 'resource_missing';
      if (missing && isMissing) return missing();
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

  const findCheckout: Payments['findCheckout'] = (id) =>
    ask(
      async (stripe) => toCheckoutState(await stripe.checkout.sessions.retrieve(id)),
      () => null,
    );

  const findSubscription: Payments['findSubscription'] = (id) =>
    ask(
      async (stripe) => toSubscriptionState(await stripe.subscriptions.retrieve(id), mark),
      () => null,
    );

  return {
    // The key says it: `sk_live_...` or `sk_test_...`.
    service: secretKey.includes('_test_') ? 'stripe in test mode' : 'stripe',
    about: { kind: 'provider', name: `Stripe at ${host}`, note: '' },
    check: async (signal) => {
      signal.throwIfAborted();
      const { livemode } = await ask((stripe) => stripe.balance.retrieve());
      return livemode ? 'it knows this account' : 'it knows this account, in test mode: no money moves';
    },
    close: async () => undefined,

    openCheckout: ({ userId, email, cycle, customerId, origin }) =>
      ask(async (stripe, errors) => {
        const create = (buyer: { readonly customer: string } | { readonly customer_email: string }) =>
          stripe.checkout.sessions.create({
            mode: 'subscription',
            line_items: [lineItem(cycle)],
            client_reference_id: userId,
            // The subscription's own messages may come before the checkout's: they must say whose it is by themselves.
            subscription_data: { metadata: { user_id: userId, server: mark } },
            ...buyer,
            success_url: `${origin}/payment-success`,
            cancel_url: `${origin}/payment-cancelled`,
          });
        const asNew = { customer_email: email };
        const session = await create(customerId === null ? asNew : { customer: customerId }).catch((error: unknown) => {
          // Of another account, or deleted there: they can still buy.
          const isUnknown = error instanceof errors.StripeInvalidRequestError && error.param === 'customer';
          if (customerId !== null && isUnknown) return create(asNew);
          throw error;
        });
        if (session.url === null) throw new Error('it gave the checkout no address.');
        return { id: session.id, url: session.url };
      }),
    findCheckout,
    closeCheckout: (id) =>
      ask(
        async (stripe, errors) => {
          try {
            return toCheckoutState(await stripe.checkout.sessions.expire(id));
          } catch (error) {
            if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
            // It is over already, or being paid at this moment.
            const found = await findCheckout(id);
            if (found?.state === 'open') throw error;
            return found;
          }
        },
        () => null,
      ),
    readEvent: (body, signature, now) => readEvent(body, signature, webhookSecret, now),
    findSubscription,
    subscriptionOfPayment: (paymentId) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
          expand: ['data.invoice'],
        });
        const invoice = data[0]?.invoice;
        if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
        const subscription = invoice.parent?.subscription_details?.subscription;
        return subscription ? readId(subscription) : null;
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
      await ask(async (stripe, errors) => {
        try {
          await stripe.subscriptions.cancel(id);
        } catch (error) {
          if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
          const found = await findSubscription(id);
          if (found !== null && found.status !== 'ended') throw error;
        }
      });
    },
  };
};
