import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import type { CheckoutState } from './payments.ts';
import type { PlanServices } from './plan-services.ts';
import { refreshSubscription } from './subscriptions.ts';

/**
 * Keeps how a checkout stands; what was bought by it is asked for, because the messages about it may be lost.
 * @param found null where the payment service knows nothing of it
 */
export const settleCheckout = async (
  services: PlanServices,
  id: string,
  found: CheckoutState | null,
): Promise<void> => {
  const state = found?.state ?? 'cancelled';
  if (state === 'open') return;
  const note = async (db: Kysely<Database>) => {
    await db.updateTable('checkouts').set({ state }).where('id', '=', id).where('state', '=', 'open').execute();
    return true;
  };
  const subscriptionId = found?.subscriptionId ?? null;
  if (subscriptionId === null) await note(services.storage.db);
  else await refreshSubscription(services, subscriptionId, note);
};

/**
 * Closes what the learner began to pay and left: of two open payments both could be paid.
 * @param kept how many of the newest stay open
 */
export const closeOpenCheckouts = async (services: PlanServices, userId: string, kept = 0): Promise<void> => {
  const { storage, payments } = services;
  const open = await storage.db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  await Promise.all(
    open.slice(kept).map(async ({ id }) => settleCheckout(services, id, await payments.closeCheckout(id))),
  );
};
