import type { Services } from '../../kernel/services.ts';
import { leasedKinds } from '../../kernel/sessions/session-kinds.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Ends what would outlive the account, such as a subscription. The account is kept where this throws. */
export type BeforeDeletion = (learnerId: string) => Promise<void>;

/**
 * Deletes the account with everything that belongs to it. Rows that refer to the learner go with the learner's row, the rest by the address. Every
 * open connection of the account is closed, in every process.
 * @throws HttpError 503 when a subscription could not be ended; nothing is deleted then.
 */
export const deleteLearner = async (
  { storage, revocations }: Pick<Services, 'storage' | 'revocations'>,
  { id, email }: Caller,
  beforeDeletion: BeforeDeletion,
): Promise<void> => {
  await beforeDeletion(id);
  await storage.db.transaction().execute(async (transaction) => {
    // Sessions before their learner: the end of a session locks both rows in this order, and two orders are a deadlock.
    await transaction
      .deleteFrom('practice_sessions')
      .where('user_id', '=', id)
      .where('kind', 'in', leasedKinds)
      .execute();
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    await transaction.deleteFrom('one_time_codes').where('email', '=', email).execute();
    await transaction.deleteFrom('mailbox').where('recipient', '=', email).execute();
  });
  await revocations.revoke(id);
  await storage.scrub();
};
