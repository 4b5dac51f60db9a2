import { HttpError } from '../../platform/http-error.ts';
import type { Accounts } from './accounts.ts';

const taken = (): HttpError =>
  new HttpError(409, 'email_taken', 'There is already an account for this address. Please log in.');

/**
 * Creates the account of a verified address, and uses its code up in the same step.
 * @returns the new account's id.
 * @throws HttpError 409 when the address has an account, 400 when it was not verified.
 */
export const createLearner = ({ storage, codes, clock, random }: Accounts, email: string, passwordHash: string) =>
  storage.db.transaction().execute(async (transaction): Promise<string> => {
    // The code is asked first: of parallel calls the later one waits for the earlier here, and then sees its account.
    if (!(await codes.useVerifiedSignup(transaction, email))) {
      const existing = await transaction.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (existing) throw taken();
      throw new HttpError(400, 'invalid_code', 'Please enter the code that was sent to this address first.');
    }
    const id = random.id();
    const inserted = await transaction
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: passwordHash,
        auth_provider: 'email',
        full_name: null,
        picture: null,
        english_level: null,
        goal: null,
        profile_setup_status: null,
        selected_character: null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw taken();
    return id;
  });

/** Sets the password and signs the account out everywhere, open sockets included: a person who knew the old one must not stay in. */
export const setPassword = async (
  { storage, tokens, revocations }: Accounts,
  email: string,
  passwordHash: string,
): Promise<void> => {
  const id = await storage.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .where('auth_provider', '=', 'email')
      .returning('id')
      .executeTakeFirst();
    if (user) await tokens.revokeAll(transaction, user.id);
    return user?.id;
  });
  if (id !== undefined) await revocations.revoke(id);
};
