import type StripeClient from 'stripe';
import { EngineUnavailable } from '../../engines/ports.ts';
import type { CheckoutState, SubscriptionState } from './payments.ts';

const ms = (seconds: number): number => seconds * 1000;

/** Stripe gives an id, or the whole object where an account asks for that. */
export const readId = (given: string | { readonly id: string }): string =>
  typeof given === 'string' ? given : given.id;

const translateStatus = (status: StripeClient.Subscription['status']): SubscriptionState['status'] => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
      return 'unpaid';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    default:
      return 'halted';
  }
};

/** @param mark what this server writes on what it sells */
export const toSubscriptionState = (subscription: StripeClient.Subscription, mark: string): SubscriptionState => {
  const [item] = subscription.items.data;
  if (!item) throw new EngineUnavailable(`Stripe's subscription ${subscription.id} has no items.`);
  const status = translateStatus(subscription.status);
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  const endsAt = status === 'ended' ? subscription.ended_at : cancelsAt;
  return {
    id: subscription.id,
    userId: subscription.metadata['user_id'] ?? null,
    isSoldHere: subscription.metadata['server'] === mark,
    customerId: readId(subscription.customer),
    cycle: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    status,
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    endsAt: endsAt === null ? null : ms(endsAt),
  };
};

export const toCheckoutState = ({ status, subscription }: StripeClient.Checkout.Session): CheckoutState => ({
  state: status === 'complete' ? 'paid' : status === 'expired' ? 'cancelled' : 'open',
  subscriptionId: subscription === null ? null : readId(subscription),
});
