import type { ExpressionBuilder, Kysely } from 'kysely';
import { plusUntil } from '../../kernel/learner/entitlement.ts';
import type { Database } from '../../platform/storage/schema.ts';
import type { Payments, SubscriptionState } from './payments.ts';
import type { PlanServices } from './plan-services.ts';

/** For a query of `subscriptions`: those of the payment service in use, and those of which it was not kept who sold them. */
export const soldBy =
  ({ service }: Payments) =>
  (where: ExpressionBuilder<Database, 'subscriptions'>) =>
    where.or([where('service', 'is', null), where('service', '=', service)]);

/** The learner's subscriptions at the payment service in use, the one that lasts longest first. */
export const readSubscriptions = ({ storage, payments }: Pick<PlanServices, 'storage' | 'payments'>, userId: string) =>
  storage.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(soldBy(payments))
    .orderBy('plus_until', 'desc')
    .orderBy('id')
    .execute();

/** For what {@link readSubscriptions} found: whether it gives Plus at this time and goes on. */
export const givesPlusAt =
  (now: number) =>
  ({ status, plus_until }: { readonly status: string; readonly plus_until: number }): boolean =>
    status !== 'ended' && plus_until > now;

/** Whether this learner is still here. */
export const isLearner = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;

/**
 * Keeps what the payment service said of a subscription, unless something newer is kept.
 * @param readAt when the payment service was asked, ms since 1970
 */
const storeSubscription = async (
  db: Kysely<Database>,
  service: string,
  state: SubscriptionState & { readonly userId: string },
  readAt: number,
): Promise<void> => {
  const told = {
    service,
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
};

/** Ends a subscription whose account was deleted while the payment was open. A subscription that another server sold is left alone. */
const endOrphan = async (
  { payments, log }: PlanServices,
  { id, status, isSoldHere }: SubscriptionState,
): Promise<void> => {
  if (status === 'ended') return;
  if (isSoldHere) await payments.endSubscription(id);
  else
    log.warn(
      { subscription: id },
      'a subscription without an account here was left alone: this server does not know that it sold it',
    );
};

/**
 * Asks the payment service how a subscription stands and keeps that: what it is now counts, not the order in which messages came.
 * @param within done in the same transaction; says false where there is nothing left to do
 * @returns whose it is; null when nothing was kept.
 */
export const refreshSubscription = async (
  services: PlanServices,
  id: string,
  within: (transaction: Kysely<Database>) => Promise<boolean> = async () => true,
): Promise<string | null> => {
  const { storage, payments, plans, clock } = services;
  const readAt = clock.now();
  const state = await payments.findSubscription(id);
  const userId = state?.userId ?? null;
  const isHere = userId !== null && (await isLearner(storage.db, userId));
  // Before the message is noted: while it cannot be ended, the message must come again.
  if (state !== null && userId !== null && !isHere) await endOrphan(services, state);
  const isKept = await storage.db.transaction().execute(async (transaction) => {
    if (!(await within(transaction))) return false;
    if (state === null || userId === null || !isHere) return false;
    // The table refuses a learner who is gone meanwhile: nothing is noted, and the message comes again.
    await storeSubscription(transaction, payments.service, { ...state, userId }, readAt);
    return true;
  });
  if (!isKept || userId === null) return null;
  await plans.announce(userId);
  return userId;
};
