import { HttpError } from '../../platform/http-error.ts';
import { closeOpenCheckouts } from './open-checkouts.ts';
import type { PlanServices } from './plan-services.ts';
import { readSubscriptions } from './subscriptions.ts';

/**
 * Ends everything that a learner pays for, before the account goes.
 * @throws HttpError 503 when the payment service does not answer: an account that is gone must cost nothing.
 */
export const endEverySubscription = async (services: PlanServices, userId: string): Promise<void> => {
  const { payments, log, storage } = services;
  try {
    // First, because one of them may have been paid.
    await closeOpenCheckouts(services, userId);
    const going = (await readSubscriptions(services, userId)).filter(({ status }) => status !== 'ended');
    await Promise.all(going.map(({ id }) => payments.endSubscription(id)));
    const elsewhere = storage.db.selectFrom('subscriptions').select(['id', 'service']).where('user_id', '=', userId);
    for (const left of await elsewhere
      .where('status', '!=', 'ended')
      .where('service', '!=', payments.service)
      .execute()) {
      log.warn(
        { subscription: left.id, service: left.service },
        'a subscription of another payment service was left as it is',
      );
    }
  } catch (error) {
    log.error({ err: error, userId }, 'a subscription could not be ended, so the account was kept');
    const detail =
      'Your plan could not be cancelled just now, so nothing was deleted. Please try again in a few minutes.';
    throw new HttpError(503, 'engine_unavailable', detail, { cause: error });
  }
};
