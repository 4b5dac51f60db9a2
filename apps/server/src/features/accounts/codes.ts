import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readOrCreateSecret } from '../../kernel/auth/secrets.ts';
import type { Services } from '../../kernel/services.ts';
import { isSameSecret } from '../../platform/http/is-same-secret.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { triesPerCode } from './limits.ts';

export type CodeReason = 'signup' | 'reset';

/** How long a code is good, and how long an address stays verified afterwards, ms. */
export const codeLife = 10 * 60_000;
/** How often a code may be tried by all callers together, the right try included, so that many addresses cannot guess it. */
const maximumTries = 10;

type Handle = Kysely<Database>;

/** A code that was typed in, and by whom. */
export interface CodeTry {
  readonly email: string;
  readonly code: string;
  /** The network that it comes from: it has tries of its own. */
  readonly caller: string;
}

/** One-time codes of six digits. Only a keyed hash is stored. */
export interface Codes {
  /** A new code; the ones sent before for the same reason stop working. */
  create(email: string, reason: CodeReason): Promise<string>;
  /** Takes the newest code back, when it could not be sent. */
  withdraw(email: string, reason: CodeReason): Promise<void>;
  /** True for the right code, once: the address may sign up for {@link codeLife}. */
  verifySignup(given: CodeTry): Promise<boolean>;
  /** True for the right code without using it up. */
  peekReset(given: CodeTry): Promise<boolean>;
  /** True for the right code, once. */
  useReset(given: CodeTry): Promise<boolean>;
  /** True once for an address that was verified. */
  useVerifiedSignup(handle: Handle, email: string): Promise<boolean>;
}

export const createCodes = async ({
  storage,
  clock,
  random,
  limits,
}: Pick<Services, 'storage' | 'clock' | 'random'> & { readonly limits: RateLimits }): Promise<Codes> => {
  const { db } = storage;
  const secret = await readOrCreateSecret(storage, random, 'code_secret');
  const hashCode = (id: string, code: string): string =>
    createHmac('sha256', secret).update(`${id}:${code}`).digest('base64url');

  const withdraw = (handle: Handle, email: string, reason: CodeReason) =>
    handle.deleteFrom('one_time_codes').where('email', '=', email).where('reason', '=', reason).execute();

  const usableCode = (email: string, reason: CodeReason) =>
    db
      .selectFrom('one_time_codes')
      .select('id')
      .where('email', '=', email)
      .where('reason', '=', reason)
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      // Two callers who asked at the same moment may both have left one.
      .orderBy('created_at', 'desc')
      .executeTakeFirst();

  /**
   * Counts the try before looking at the code, so that parallel guesses are counted too: first for the caller, whose tries beyond
   * {@link triesPerCode} cost the owner of the code nothing, then for the code.
   */
  const rightCode = async ({ email, code, caller }: CodeTry, reason: CodeReason): Promise<string | null> => {
    const usable = await usableCode(email, reason);
    if (!usable || !(await limits.isWithin(triesPerCode, `${usable.id} ${caller}`))) return null;
    const row = await db
      .updateTable('one_time_codes')
      .set((update) => ({ tries: update('tries', '+', 1) }))
      .where('id', '=', usable.id)
      .where('used_at', 'is', null)
      .where('tries', '<', maximumTries)
      .returning(['id', 'code_hash'])
      .executeTakeFirst();
    return row && isSameSecret(row.code_hash, hashCode(row.id, code)) ? row.id : null;
  };

  const mark = async (id: string, column: 'verified_at' | 'used_at'): Promise<boolean> => {
    const result = await db
      .updateTable('one_time_codes')
      .set({ [column]: clock.now() })
      .where('id', '=', id)
      .where(column, 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  };

  return {
    create: async (email, reason) => {
      const id = random.id();
      const code = String(random.below(1_000_000)).padStart(6, '0');
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        await withdraw(transaction, email, reason);
        await transaction
          .insertInto('one_time_codes')
          .values({
            id,
            email,
            reason,
            code_hash: hashCode(id, code),
            created_at: now,
            expires_at: now + codeLife,
            tries: 0,
            verified_at: null,
            used_at: null,
          })
          .execute();
      });
      return code;
    },
    withdraw: async (email, reason) => {
      await withdraw(db, email, reason);
    },
    verifySignup: async (given) => {
      const id = await rightCode(given, 'signup');
      return id !== null && mark(id, 'verified_at');
    },
    peekReset: async (given) => (await rightCode(given, 'reset')) !== null,
    useReset: async (given) => {
      const id = await rightCode(given, 'reset');
      return id !== null && mark(id, 'used_at');
    },
    useVerifiedSignup: async (handle, email) => {
      const result = await handle
        .updateTable('one_time_codes')
        .set({ used_at: clock.now() })
        .where('email', '=', email)
        .where('reason', '=', 'signup')
        .where('used_at', 'is', null)
        .where('verified_at', '>', clock.now() - codeLife)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
};
