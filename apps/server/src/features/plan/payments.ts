import type { BillingCycle } from '@sayso/api/contract/payment';
import type { Engine } from '../../engines/ports.ts';

/** An order of a learner. */
export interface Order {
  readonly userId: string;
  readonly email: string;
  readonly cycle: BillingCycle;
  /** The learner's id at the payment service; null before the first purchase. */
  readonly customerId: string | null;
  /** The address at which browsers reach this server, without a slash at its end. */
  readonly origin: string;
}

/** A subscription as the payment service has it now. Times are ms since 1970. */
export interface SubscriptionState {
  readonly id: string;
  /** The learner's id; null where the subscription is not one of this product. */
  readonly userId: string | null;
  /** Sold by this server, not by another on the same account. */
  readonly isSoldHere: boolean;
  readonly customerId: string;
  readonly cycle: BillingCycle;
  /**
   * `unpaid`: the period that runs now was not paid for, and payment is tried again. `halted`: it gives nothing, yet may be paid for
   * again. Only what has `ended` is never charged for.
   */
  readonly status: 'active' | 'unpaid' | 'halted' | 'ended';
  readonly periodStart: number;
  readonly periodEnd: number;
  /** The end of a cancelled subscription, before and after it has ended; otherwise null. */
  readonly endsAt: number | null;
}

/** How a checkout stands at the payment service. */
export interface CheckoutState {
  readonly state: 'open' | 'paid' | 'cancelled';
  /** The subscription that was bought, where it is paid. */
  readonly subscriptionId: string | null;
}

/** A message of the payment service, its signature found right. */
export interface PaymentEvent {
  /** Its own id: the same message may come several times. */
  readonly id: string;
  /** `changed`: look at the subscription again. `returned`: the money went back, so the subscription ends. `other`: nothing to do. */
  readonly kind: 'changed' | 'returned' | 'other';
  readonly subscriptionId: string | null;
  /** A checkout that is over, and how. */
  readonly checkout: { readonly id: string; readonly state: 'paid' | 'cancelled' } | null;
  /** For `returned`: the payment, from which the subscription is found. */
  readonly paymentId: string | null;
}

/** A message that the payment service did not sign, or not just now. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** The payment service. Calls throw EngineUnavailable when it does not answer. */
export interface Payments extends Engine {
  /** Names it, with its test mode apart: what one has sold another knows nothing of. */
  readonly service: string;
  /** Begins a payment. `url` is where the browser goes. */
  openCheckout(order: Order): Promise<{ readonly id: string; readonly url: string }>;
  /** The checkout as it is now; null when there is none of this id. */
  findCheckout(id: string): Promise<CheckoutState | null>;
  /** Closes a checkout, so that it cannot be paid any more. @returns how it ended: it may have been paid before; null when there is none of this id. */
  closeCheckout(id: string): Promise<CheckoutState | null>;
  /** @throws BadSignature */
  readEvent(body: Uint8Array, signature: string, now: number): Promise<PaymentEvent>;
  /** The subscription as it is now; null when there is none of this id. */
  findSubscription(id: string): Promise<SubscriptionState | null>;
  /** The subscription that this payment was for; null for any other payment. */
  subscriptionOfPayment(paymentId: string): Promise<string | null>;
  /** The page on which the learner cancels. */
  openManagement(customerId: string, origin: string): Promise<string>;
  /** Ends a subscription now. One that has ended is left as it is. */
  endSubscription(id: string): Promise<void>;
}
