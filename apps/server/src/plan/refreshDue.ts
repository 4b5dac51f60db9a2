import type { App, Services } from '../http/Services.ts';
import { refreshSubscription } from './subscriptions.ts';

/** How often it is looked for what should have changed by now, ms. */
const interval = 60 * 60_000;
/** As many as are asked for in one go. */
const most = 100;

/** Asks again about subscriptions whose period is over: the message about what came next may be lost, or still on its way. */
export const refreshDue = async (services: Services): Promise<void> => {
  const now = services.clock.now();
  const due = await services.storage.db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '!=', 'ended')
    .where('period_end', '<=', now)
    .orderBy('read_at')
    .limit(most)
    .execute();
  for (const { id } of due) await refreshSubscription(services, id);
};

/** Does so at the start and every hour. Several processes may: each writes what the payment service says. */
export const keepRefreshing = (app: App, services: Services): void => {
  const run = (): Promise<void> =>
    refreshDue(services).catch((error: unknown) => {
      services.log.error({ err: error }, 'it could not be asked how subscriptions go on; it is tried again');
    });
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
};
