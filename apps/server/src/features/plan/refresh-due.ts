import type { App } from '../../kernel/services.ts';
import { closeOpenCheckouts, settleCheckout } from './open-checkouts.ts';
import type { PlanServices } from './plan-services.ts';
import { givesPlusAt, readSubscriptions, refreshSubscription, soldBy } from './subscriptions.ts';

/** How often it is looked for what should have changed by now, ms. */
const interval = 60 * 60_000;
/** The greatest number of subscriptions, and of checkouts, that one run asks for. */
const most = 100;

/** Subscriptions that may have changed without a message: their period is over, or they wait for a payment. */
const dueSubscriptions = ({ storage, payments, clock }: PlanServices) =>
  storage.db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '!=', 'ended')
    .where((where) => where.or([where('period_end', '<=', clock.now()), where('status', '!=', 'active')]))
    .where(soldBy(payments))
    .orderBy('asked_at')
    .limit(most)
    .execute();

/** Checkouts without a message since they were begun. */
const openCheckouts = ({ storage }: PlanServices) =>
  storage.db
    .selectFrom('checkouts')
    .select(['id', 'user_id'])
    .where('state', '=', 'open')
    .orderBy('asked_at')
    .limit(most)
    .execute();

const askCheckout = async (services: PlanServices, id: string, userId: string): Promise<void> => {
  const { payments } = services;
  // Who has paid in another tab needs no second one.
  const isOver = (await readSubscriptions(services, userId)).some(givesPlusAt(services.clock.now()));
  const found = isOver ? await payments.closeCheckout(id) : await payments.findCheckout(id);
  await settleCheckout(services, id, found);
  if (found?.state === 'paid') await closeOpenCheckouts(services, userId);
};

/**
 * Asks again about what should have changed by now: the message about it may be lost, or still on its way. What cannot be asked keeps
 * nothing else waiting, now or in the next round.
 * @param signal ends it after the question that is under way
 */
export const refreshDue = async (services: PlanServices, signal?: AbortSignal): Promise<void> => {
  const { storage, clock, log } = services;
  const askEach = async <T extends { readonly id: string }>(
    table: 'subscriptions' | 'checkouts',
    due: readonly T[],
    ask: (one: T) => Promise<unknown>,
  ): Promise<void> => {
    for (const one of due) {
      if (signal?.aborted) return;
      try {
        // Before the question, so that one that fails goes to the end of the line as well.
        await storage.db.updateTable(table).set({ asked_at: clock.now() }).where('id', '=', one.id).execute();
        await ask(one);
      } catch (error) {
        if (!signal?.aborted) log.error({ err: error, table, id: one.id }, 'it could not be asked how this goes on');
      }
    }
  };
  await askEach('checkouts', await openCheckouts(services), ({ id, user_id }) => askCheckout(services, id, user_id));
  await askEach('subscriptions', await dueSubscriptions(services), ({ id }) => refreshSubscription(services, id));
};

/** Does so from the start on, every hour. Several processes may: each writes what the payment service says. */
export const keepRefreshing = (app: App, services: PlanServices): void => {
  const stopping = new AbortController();
  let isRunning = false;
  const run = async (): Promise<void> => {
    // While a payment service hangs, a round may take longer than an hour.
    if (isRunning) return;
    isRunning = true;
    try {
      await refreshDue(services, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) services.log.error({ err: error }, 'it is not known how subscriptions go on');
    }
    isRunning = false;
  };
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  // The start does not wait for the payment service.
  app.addHook('onReady', async () => void run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
  });
};
