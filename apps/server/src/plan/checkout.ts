import type { BillingCycle } from '@sayso/api/contract/payment';
import type { Caller } from '../accounts/tokens.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Closes what the learner began to pay and left: of two open payments both could be paid. */
export const closeOpenCheckouts = async ({ storage, payments }: Services, userId: string): Promise<void> => {
  const open = await storage.db
    .updateTable('checkouts')
    .set({ state: 'cancelled' })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  await Promise.all(open.map(({ id }) => payments.closeCheckout(id)));
};

/**
 * Begins a payment.
 * @param origin where browsers reach this server
 * @returns where the browser goes
 * @throws HttpError 409 for who has Plus that goes on.
 */
export const beginCheckout = async (
  services: Services,
  { id: userId, email }: Caller,
  cycle: BillingCycle,
  origin: string,
): Promise<string> => {
  const { storage, payments, clock } = services;
  const earlier = await subscriptionsOf(storage.db, userId);
  if (earlier.some(({ plus_until, status }) => status !== 'ended' && plus_until > clock.now())) {
    throw new HttpError(409, 'already_premium', 'You have Plus already. You can change it under “Manage plan”.');
  }
  await closeOpenCheckouts(services, userId);
  const customerId = earlier[0]?.customer_id ?? null;
  const { id, url } = await payments.openCheckout({ userId, email, cycle, customerId, origin });
  await storage.db
    .insertInto('checkouts')
    .values({ id, user_id: userId, billing_cycle: cycle, state: 'open', created_at: clock.now() })
    .execute();
  return url;
};
