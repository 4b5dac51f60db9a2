import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { closeOpenCheckouts } from './checkout.ts';
import { subscriptionsOf } from './subscriptions.ts';

/**
 * Ends everything that a learner pays for, before the account goes.
 * @throws HttpError 503 when the payment service does not answer: an account that is gone must cost nothing.
 */
export const endEverySubscription = async (services: Services, userId: string): Promise<void> => {
  const { storage, payments, log } = services;
  const paid = await subscriptionsOf(storage.db, userId);
  try {
    await closeOpenCheckouts(services, userId);
    const going = paid.filter(({ status }) => status !== 'ended');
    await Promise.all(going.map(({ id }) => payments.endSubscription(id)));
  } catch (error) {
    log.error({ err: error, userId }, 'a subscription could not be ended, so the account was kept');
    const detail =
      'Your plan could not be cancelled just now, so nothing was deleted. Please try again in a few minutes.';
    throw new HttpError(503, 'engine_unavailable', detail, { cause: error });
  }
};
