import type { BillingCycle } from '@sayso/api/contract/payment';
import type { Caller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http-error.ts';
import { closeOpenCheckouts } from './open-checkouts.ts';
import type { PlanServices } from './plan-services.ts';
import { givesPlusAt, readSubscriptions, refreshSubscription } from './subscriptions.ts';

/**
 * Ends what gives no Plus any more and could still be charged for: a renewal that failed may be tried again for weeks.
 * @returns who the learner is at the payment service; null for a new customer.
 * @throws HttpError 409 for who has Plus that goes on.
 */
const makeWay = async (services: PlanServices, userId: string): Promise<string | null> => {
  const { payments, clock } = services;
  const alive = async () => (await readSubscriptions(services, userId)).filter(({ status }) => status !== 'ended');
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
  const [latest] = await readSubscriptions(services, userId);
  return latest?.customer_id ?? null;
};

/**
 * Begins a payment.
 * @param origin where browsers reach this server
 * @returns where the browser goes
 * @throws HttpError 409 for who has Plus that goes on.
 */
export const beginCheckout = async (
  services: PlanServices,
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
    // It would stay open for ever: the account may be gone.
    await payments.closeCheckout(id);
    throw error;
  }
  // Another tab may have begun one at the same time.
  await closeOpenCheckouts(services, userId, 1);
  return url;
};
