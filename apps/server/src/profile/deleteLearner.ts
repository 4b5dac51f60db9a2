import type { Caller } from '../accounts/tokens.ts';
import type { Services } from '../http/Services.ts';
import { endEverySubscription } from '../plan/leave.ts';

/**
 * Deletes the account and everything that belongs to it: what hangs on its id goes with the row, the rest by its address. What it has
 * open ends at once, in every process, and so does what is paid for.
 * @throws HttpError 503 when a subscription could not be ended; nothing is deleted then.
 */
export const deleteLearner = async (services: Services, { id, email }: Caller): Promise<void> => {
  const { storage, revocations } = services;
  await endEverySubscription(services, id);
  await storage.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    await transaction.deleteFrom('one_time_codes').where('email', '=', email).execute();
    await transaction.deleteFrom('mailbox').where('recipient', '=', email).execute();
  });
  await revocations.revoke(id);
  await storage.scrub();
};
