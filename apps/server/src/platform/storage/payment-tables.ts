import type { Generated } from 'kysely';

/** A payment that was begun. */
export interface CheckoutTable {
  /** The payment service's own id. */
  id: string;
  user_id: string;
  billing_cycle: 'monthly' | 'yearly';
  state: 'open' | 'paid' | 'cancelled';
  created_at: number;
  /** When the payment service was last asked about it without a message. */
  asked_at: Generated<number>;
}

/** The last state of a subscription that the payment service told. */
export interface SubscriptionTable {
  /** The payment service's own id. */
  id: string;
  user_id: string;
  /** Which payment service sold it, see `Payments.service`; null where that was not kept. */
  service: string | null;
  customer_id: string;
  billing_cycle: 'monthly' | 'yearly';
  /** See `SubscriptionState`. */
  status: 'active' | 'unpaid' | 'halted' | 'ended';
  /** When the period ends that runs now. */
  period_end: number;
  /** Where it is cancelled: when it ends. */
  ends_at: number | null;
  /** Until when it gives Plus. */
  plus_until: number;
  /** When the payment service was asked: what was asked earlier never replaces it. */
  read_at: number;
  /** When the payment service was last asked about it without a message: the row that waits longest is next. */
  asked_at: Generated<number>;
}

/** A message of the payment service that was handled, so that it is handled once. */
export interface PaymentEventTable {
  id: string;
  handled_at: number;
}

/** The books of the built-in sandbox, in the place of a payment service's own. */
export interface SandboxSubscriptionTable {
  id: string;
  user_id: string;
  billing_cycle: 'monthly' | 'yearly';
  started_at: number;
  ends_at: number | null;
  ended_at: number | null;
}
