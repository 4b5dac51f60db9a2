import type { Services } from '../../kernel/services.ts';
import { createRateLimits, type RateLimits } from '../../platform/limits/rate-limits.ts';
import { type Codes, createCodes } from './codes.ts';

/** The parts that the account calls share. */
export interface Accounts extends Services {
  readonly codes: Codes;
  readonly limits: RateLimits;
}

export const createAccounts = async (services: Services): Promise<Accounts> => {
  const limits = createRateLimits(services.storage, services.clock);
  return { ...services, limits, codes: await createCodes({ ...services, limits }) };
};

/** The account of this address. */
export const findByEmail = (accounts: Services, email: string) =>
  accounts.storage.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
