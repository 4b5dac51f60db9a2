import type { Kysely } from 'kysely';
import type { Services } from '../http/Services.ts';
import type { Database } from '../storage/schema.ts';
import { plusUntil } from './entitlement.ts';
import type { SubscriptionState } from './payments.ts';

/** The learner's subscriptions, the one that lasts longest first. */
export const subscriptionsOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('plus_until', 'desc')
    .orderBy('id')
    .execute();

/**
 * Keeps what the payment service said of a subscription, unless something newer is kept.
 * @param readAt when the payment service was asked, ms since 1970
 * @returns whether it belongs to a learner who is still here
 */
const storeSubscription = async (
  db: Kysely<Database>,
  state: SubscriptionState & { readonly userId: string },
  readAt: number,
): Promise<boolean> => {
  const owner = await db.selectFrom('users').select('id').where('id', '=', state.userId).executeTakeFirst();
  if (!owner) return false;
  const told = {
    customer_id: state.customerId,
    billing_cycle: state.cycle,
    status: state.status,
    period_end: state.periodEnd,
    ends_at: state.endsAt,
    plus_until: plusUntil(state),
    read_at: readAt,
  };
  await db
    .insertInto('subscriptions')
    .values({ id: state.id, user_id: state.userId, ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told).where('subscriptions.read_at', '<=', readAt))
    .execute();
  return true;
};

/** One that the payment service does not know stays as it was, and waits for its next turn behind all others. */
const noteAsked = (db: Kysely<Database>, id: string, readAt: number) =>
  db
    .updateTable('subscriptions')
    .set({ read_at: readAt })
    .where('id', '=', id)
    .where('read_at', '<=', readAt)
    .execute();

/**
 * Asks the payment service how a subscription stands and keeps that: what it is now counts, not the order in which messages came.
 * @param within done in the same transaction; says false where there is nothing left to do
 */
export const refreshSubscription = async (
  { storage, payments, plans, clock }: Services,
  id: string,
  within: (transaction: Kysely<Database>) => Promise<boolean> = async () => true,
): Promise<void> => {
  const readAt = clock.now();
  const state = await payments.findSubscription(id);
  const userId = state?.userId ?? null;
  const isOurs = await storage.db.transaction().execute(async (transaction) => {
    if (!(await within(transaction))) return null;
    if (state === null) await noteAsked(transaction, id, readAt);
    if (state === null || userId === null) return null;
    return storeSubscription(transaction, { ...state, userId }, readAt);
  });
  if (isOurs === true && userId !== null) await plans.announce(userId);
  // Whoever deleted the account while a payment was open pays for nothing.
  if (isOurs === false && state?.status !== 'ended') await payments.endSubscription(id);
};
