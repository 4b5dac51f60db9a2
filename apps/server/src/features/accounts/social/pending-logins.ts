import { hashToken, newSecret } from '../../../platform/config/random-secrets.ts';
import type { Clock, Random } from '../../../platform/ports.ts';
import type { Storage } from '../../../platform/storage/open-database.ts';
import type { LoginAttempt, SocialProviderName } from './provider.ts';

/** How long a sign-in at the provider may take, ms. */
export const pendingLoginLife = 10 * 60_000;

/** The sign-ins that wait for their browser to come back from a provider; any process may take them up. */
export interface PendingLogins {
  /** `browserSecret` belongs in a cookie of the browser that leaves, and nowhere else. */
  start(
    provider: SocialProviderName,
    redirectUri: string,
  ): Promise<{ readonly attempt: LoginAttempt; readonly browserSecret: string }>;
  /** Once, for the browser that began; null for any other, and when it took longer than {@link pendingLoginLife}. */
  take(provider: SocialProviderName, state: string, browserSecret: string): Promise<LoginAttempt | null>;
}

export const createPendingLogins = ({ db }: Storage, clock: Clock, random: Random): PendingLogins => ({
  start: async (provider, redirectUri) => {
    const attempt = {
      state: newSecret(random),
      codeVerifier: newSecret(random),
      nonce: newSecret(random),
      redirectUri,
    };
    const browserSecret = newSecret(random);
    await db
      .insertInto('pending_logins')
      .values({
        state_hash: hashToken(attempt.state),
        provider,
        browser_hash: hashToken(browserSecret),
        code_verifier: attempt.codeVerifier,
        nonce: attempt.nonce,
        redirect_uri: redirectUri,
        expires_at: clock.now() + pendingLoginLife,
      })
      .execute();
    return { attempt, browserSecret };
  },
  take: async (provider, state, browserSecret) => {
    // One statement decides who was first. A browser that did not begin uses nothing up.
    const row = await db
      .deleteFrom('pending_logins')
      .where('state_hash', '=', hashToken(state))
      .where('provider', '=', provider)
      .where('browser_hash', '=', hashToken(browserSecret))
      .where('expires_at', '>', clock.now())
      .returning(['code_verifier', 'nonce', 'redirect_uri'])
      .executeTakeFirst();
    return row ? { state, codeVerifier: row.code_verifier, nonce: row.nonce, redirectUri: row.redirect_uri } : null;
  },
});
