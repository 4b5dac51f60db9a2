import type { BillingCycle } from '@sayso/api/contract/payment';
import type { Caller } from '../accounts/tokens.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { closeOpenCheckouts } from './openCheckouts.ts';
import { givesPlusAt, refreshSubscription, subscriptionsOf } from './subscriptions.ts';

/**
 * Ends what gives no Plus any more and could still be charged for: a renewal that failed may be tried again for weeks.
 * @returns who the learner is at the payment service; null for somebody new.
 * @throws HttpError 409 for who has Plus that goes on.
 */
const makeWay = async (services: Services, userId: string): Promise<string | null> => {
  const { payments, clock } = services;
  const alive = async () => (await subscriptionsOf(services, userId)).filter(({ status }) => status !== 'ended');
  const gives = givesPlusAt(clock.now());
  const before = await alive();
  // It may have been paid for meanwhile.
  if (!before.some(gives)) for (const { id } of before) await refreshSubscription(services, id);
  const now = await alive();
  if (now.some(gives)) {
    throw new HttpError(409, 'already_premium', 'You have Plus already. You can change it under “Manage plan”.');
  }
  for (const { id } of now) {
    await payments.endSubscription(id);
    await refreshSubscription(services, id);
  }
  const [latest] = await subscriptionsOf(services, userId);
  return latest?.customer_id ?? null;
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
  await closeOpenCheckouts(services, userId);
  const customerId = await makeWay(services, userId);
  const { id, url } = await payments.openCheckout({ userId, email, cycle, customerId, origin });
  try {
    await storage.db
      .insertInto('checkouts')
      .values({ id, user_id: userId, billing_cycle: cycle, state: 'open', created_at: clock.now() })
      .execute();
  } catch (error) {
    // Nobody would ever close it: the account may be gone.
    await payments.closeCheckout(id);
    throw error;
  }
  // Another tab may have begun one at the same time.
  await closeOpenCheckouts(services, userId, 1);
  return url;
};
