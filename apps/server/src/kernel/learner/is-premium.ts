import type { Kysely } from 'kysely';
import { unauthorized } from '../../platform/http-error.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { hasPlus, paidUntil } from './entitlement.ts';

/**
 * Tells whether this learner has Plus.
 * @param now ms since 1970
 * @throws HttpError 401 when the account is gone
 */
export const isPremium = async (db: Kysely<Database>, userId: string, now: number): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select(['is_premium'])
    .select(paidUntil)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return hasPlus(user, now);
};
