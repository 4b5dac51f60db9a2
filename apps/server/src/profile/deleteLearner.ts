import type { Caller } from '../accounts/tokens.ts';
import type { Services } from '../http/Services.ts';

/**
 * Deletes the account and everything that belongs to it: what hangs on its id goes with the row, the rest by its address. What it has
 * open ends at once, in every process.
 */
export const deleteLearner = async ({ storage, revocations }: Services, { id, email }: Caller): Promise<void> => {
  await storage.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    await transaction.deleteFrom('one_time_codes').where('email', '=', email).execute();
    await transaction.deleteFrom('mailbox').where('recipient', '=', email).execute();
  });
  await revocations.revoke(id);
  await storage.scrub();
};
