import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, Random } from '../http/Services.ts';
import type { Storage } from '../storage/openDatabase.ts';
import type { Database } from '../storage/schema.ts';
import { secretOf } from './secrets.ts';

export type CodeReason = 'signup' | 'reset';

/** How long a code is good, and how long an address stays verified afterwards, ms. */
export const codeLife = 10 * 60_000;
/** How often a code may be tried, the right try included. */
const maximumTries = 5;

type Handle = Kysely<Database>;

/** One-time codes of six digits. Only a keyed hash is stored. */
export interface Codes {
  /** A new code; the ones sent before for the same reason stop working. */
  create(email: string, reason: CodeReason): Promise<string>;
  /** Takes the newest code back, when it could not be sent. */
  withdraw(email: string, reason: CodeReason): Promise<void>;
  /** True for the right code, once: the address may sign up for {@link codeLife}. */
  verifySignup(email: string, code: string): Promise<boolean>;
  /** True for the right code without using it up. */
  peekReset(email: string, code: string): Promise<boolean>;
  /** True for the right code, once. */
  useReset(email: string, code: string): Promise<boolean>;
  /** True once for an address that was verified. */
  useVerifiedSignup(handle: Handle, email: string): Promise<boolean>;
}

export const createCodes = async (storage: Storage, clock: Clock, random: Random): Promise<Codes> => {
  const { db } = storage;
  const secret = await secretOf(storage, random, 'code_secret');
  const hashOf = (id: string, code: string): string =>
    createHmac('sha256', secret).update(`${id}:${code}`).digest('base64url');
  const isSame = (a: string, b: string): boolean =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

  const withdraw = (handle: Handle, email: string, reason: CodeReason) =>
    handle.deleteFrom('one_time_codes').where('email', '=', email).where('reason', '=', reason).execute();

  /** Counts the try before looking at the code, so that parallel guesses are counted too. */
  const rightCode = async (email: string, reason: CodeReason, code: string): Promise<string | null> => {
    const row = await db
      .updateTable('one_time_codes')
      .set((update) => ({ tries: update('tries', '+', 1) }))
      .where('email', '=', email)
      .where('reason', '=', reason)
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .where('tries', '<', maximumTries)
      .returning(['id', 'code_hash'])
      .executeTakeFirst();
    return row && isSame(row.code_hash, hashOf(row.id, code)) ? row.id : null;
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
            code_hash: hashOf(id, code),
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
    verifySignup: async (email, code) => {
      const id = await rightCode(email, 'signup', code);
      return id !== null && mark(id, 'verified_at');
    },
    peekReset: async (email, code) => (await rightCode(email, 'reset', code)) !== null,
    useReset: async (email, code) => {
      const id = await rightCode(email, 'reset', code);
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
