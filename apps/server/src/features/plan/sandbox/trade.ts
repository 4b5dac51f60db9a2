import type { Storage } from '../../../platform/storage/open-database.ts';
import type { CheckoutState } from '../payments.ts';
import type { PlanServices } from '../plan-services.ts';
import { periodAt } from './books.ts';

/** The subscription of a checkout: it is paid once at most, so its own id names it. */
const nameSubscription = (checkoutId: string): string => `sub_${checkoutId}`;

/**
 * Sells what a checkout is about, once.
 * @returns the new subscription; null when the checkout is over.
 */
export const sell = ({ storage, clock }: PlanServices, checkoutId: string): Promise<string | null> =>
  storage.db.transaction().execute(async (transaction) => {
    const checkout = await transaction
      .updateTable('checkouts')
      .set({ state: 'paid' })
      .where('id', '=', checkoutId)
      .where('state', '=', 'open')
      .returning(['user_id', 'billing_cycle'])
      .executeTakeFirst();
    if (!checkout) return null;
    const id = nameSubscription(checkoutId);
    const nothing = { ends_at: null, ended_at: null };
    await transaction
      .insertInto('sandbox_subscriptions')
      .values({ id, ...checkout, started_at: clock.now(), ...nothing })
      .execute();
    return id;
  });

/** How a checkout stands; null when it was not begun. */
export const checkoutAt = async ({ db }: Storage, checkoutId: string): Promise<CheckoutState | null> => {
  const row = await db.selectFrom('checkouts').select('state').where('id', '=', checkoutId).executeTakeFirst();
  if (!row) return null;
  return { state: row.state, subscriptionId: row.state === 'paid' ? nameSubscription(checkoutId) : null };
};

/** Closes a checkout, so that it cannot be paid any more; false when it was over already. */
export const abandon = async ({ db }: Storage, checkoutId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set({ state: 'cancelled' })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Cancels a subscription at the end of its period, or keeps it after all. */
export const setRenewal = async ({ storage, clock }: PlanServices, id: string, renews: boolean): Promise<void> => {
  const now = clock.now();
  const running = await storage.db
    .selectFrom('sandbox_subscriptions')
    .select(['started_at', 'billing_cycle'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  if (!running) return;
  const ends_at = renews ? null : periodAt(running.started_at, running.billing_cycle, now).end;
  await storage.db.updateTable('sandbox_subscriptions').set({ ends_at }).where('id', '=', id).execute();
};
