import type { App, Clock, Log } from '../../platform/ports.ts';
import type { Storage } from '../../platform/storage/open-database.ts';
import type { Finisher } from './finisher.ts';
import { settleAbandoned, updateOpenFigures } from './settle.ts';

/** How often sessions that were left are looked for, ms. */
const intervalMs = 60_000;

interface SettleJobServices {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly finisher: Finisher;
}

/** Ends the sessions that were left, gives their XP, and lets the finisher do what follows a session. */
export const runSettleJob = async ({ storage, clock, finisher }: SettleJobServices): Promise<void> => {
  for (const sessionId of await settleAbandoned(storage.db, clock.now())) await finisher.settle(sessionId);
};

/** Runs the job at the start and every minute until the server closes. Every process runs it; each session is settled once. */
export const scheduleSettleJob = (app: App, services: SettleJobServices): void => {
  const { log, storage } = services;
  let running: Promise<void> = Promise.resolve();
  const run = (job: () => Promise<void>): void => {
    running = running
      .then(job)
      .catch((error: unknown) =>
        log.error({ err: error }, 'Sessions that were left could not be settled; it is tried again.'),
      );
  };
  const timer = setInterval(() => run(() => runSettleJob(services)), intervalMs);
  timer.unref();
  app.addHook('onReady', async () => {
    run(() => updateOpenFigures(storage.db));
    run(() => runSettleJob(services));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
