import type { Storage } from './open-database.ts';

/** How often it runs, ms. */
const interval = 60 * 60_000;
/** How long mail stays in the built-in mailbox, ms. */
const mailLife = 7 * 24 * 60 * 60_000;

/** How long it is remembered how a sentence was said, ms: a drill is long over, and its phrases keep what counts. */
const assessmentLife = 24 * 60 * 60_000;

/** How long a payment that was begun is remembered, ms: the payment service keeps it open for a day. */
const checkoutLife = 7 * 24 * 60 * 60_000;
/** How long a handled message of the payment service is remembered, ms: it is sent again for three days. */
const paymentEventLife = 30 * 24 * 60 * 60_000;

/** Removes what has expired: counters, codes, tokens, sign-ins that were not ended, old mail, old assessments, old payments. */
export const cleanUp = async ({ db }: Storage, now: number): Promise<void> => {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<=', now)
    .where((where) => where.or([where('verified_at', 'is', null), where('verified_at', '<', now - interval)]))
    .execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('socket_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_returns').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('mailbox')
    .where('sent_at', '<', now - mailLife)
    .execute();
  await db
    .deleteFrom('assessments')
    .where('created_at', '<', now - assessmentLife)
    .execute();
  await db
    .deleteFrom('checkouts')
    .where('created_at', '<', now - checkoutLife)
    .execute();
  await db
    .deleteFrom('payment_events')
    .where('handled_at', '<', now - paymentEventLife)
    .execute();
};

/**
 * Cleans up now and every hour. Several processes may do so: only data that none of them uses is deleted.
 * @param onError receives each failure; the next run tries again.
 * @returns a function that stops it.
 */
export const startHousekeeping = (
  storage: Storage,
  now: () => number,
  onError: (error: unknown) => void,
): (() => void) => {
  const run = () => {
    cleanUp(storage, now()).catch(onError);
  };
  const timer = setInterval(run, interval);
  timer.unref();
  run();
  return () => clearInterval(timer);
};
