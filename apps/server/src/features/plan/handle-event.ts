import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { closeOpenCheckouts } from './open-checkouts.ts';
import type { PaymentEvent } from './payments.ts';
import type { PlanServices } from './plan-services.ts';
import { isLearner, refreshSubscription } from './subscriptions.ts';

/** Notes that a message was handled; false when it had been before. */
const noteHandled = async (db: Kysely<Database>, { id, checkout }: PaymentEvent, now: number): Promise<boolean> => {
  const noted = await db
    .insertInto('payment_events')
    .values({ id, handled_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) return false;
  if (checkout) {
    const over = db.updateTable('checkouts').set({ state: checkout.state }).where('id', '=', checkout.id);
    // Paid is paid, whatever comes after it.
    await over.where('state', '!=', 'paid').execute();
  }
  return true;
};

/** Ends what the money went back for. Such messages come about everything that is sold on the account: only a learner's own is ended. */
const endReturned = async ({ storage, payments }: PlanServices, subscriptionId: string): Promise<void> => {
  const state = await payments.findSubscription(subscriptionId);
  if (!state || state.userId === null || state.status === 'ended') return;
  if (await isLearner(storage.db, state.userId)) await payments.endSubscription(subscriptionId);
};

/** Closes other checkouts, so that nothing is paid twice in another tab. Plus does not wait for it: a failure is repaired within the hour. */
const closeOthers = (services: PlanServices, userId: string): Promise<void> =>
  closeOpenCheckouts(services, userId).catch((error: unknown) => {
    services.log.error({ err: error, userId }, 'a second checkout of a learner who has paid could not be closed');
  });

/**
 * Handles one message of the payment service, once, whenever and however often it comes.
 * @throws BadSignature, and EngineUnavailable when the payment service must send it again.
 */
export const handleEvent = async (services: PlanServices, body: Uint8Array, signature: string): Promise<void> => {
  const { storage, payments, clock } = services;
  const event = await payments.readEvent(body, signature, clock.now());
  const known = await storage.db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known) return;
  const subscriptionId =
    event.paymentId === null ? event.subscriptionId : await payments.subscriptionOfPayment(event.paymentId);
  if (event.kind === 'returned' && subscriptionId !== null) await endReturned(services, subscriptionId);
  const note = (db: Kysely<Database>) => noteHandled(db, event, clock.now());
  if (subscriptionId === null) {
    await storage.db.transaction().execute(note);
    return;
  }
  const userId = await refreshSubscription(services, subscriptionId, note);
  if (userId !== null && event.checkout?.state === 'paid') await closeOthers(services, userId);
};
