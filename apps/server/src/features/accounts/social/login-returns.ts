import { hashToken, newSecret } from '../../../platform/config/random-secrets.ts';
import type { Clock, Random } from '../../../platform/ports.ts';
import type { Storage } from '../../../platform/storage/open-database.ts';

/** How long the page may take to pick its sign-in up, ms: the token stands in an address, which others may come to see. */
export const loginReturnLife = 60_000;

/** The tokens that /login-success is opened with. */
export interface LoginReturns {
  /** `browserSecret` belongs in a cookie of the browser that signed in, so that its link signs in no other browser. */
  issue(userId: string): Promise<{ readonly token: string; readonly browserSecret: string }>;
  /** Returns the user's id once; null for a token that is wrong, used, too old, or brought by another browser. */
  use(token: string, browserSecret: string): Promise<string | null>;
}

export const createLoginReturns = ({ db }: Storage, clock: Clock, random: Random): LoginReturns => ({
  issue: async (userId) => {
    const token = newSecret(random);
    const browserSecret = newSecret(random);
    await db
      .insertInto('login_returns')
      .values({
        token_hash: hashToken(token),
        browser_hash: hashToken(browserSecret),
        user_id: userId,
        expires_at: clock.now() + loginReturnLife,
      })
      .execute();
    return { token, browserSecret };
  },
  use: async (token, browserSecret) => {
    // One statement decides who was first.
    const row = await db
      .deleteFrom('login_returns')
      .where('token_hash', '=', hashToken(token))
      .where('browser_hash', '=', hashToken(browserSecret))
      .where('expires_at', '>', clock.now())
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id ?? null;
  },
});
