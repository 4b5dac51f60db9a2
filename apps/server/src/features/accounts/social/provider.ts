import type { Engine } from '../../../engines/ports.ts';

export const socialProviderNames = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];
/** Their names as people write them. */
export const socialTitles = { google: 'Google', facebook: 'Facebook' } as const;

/** The values that one sign-in sends to the provider, and that its answer must fit. */
export interface LoginAttempt {
  readonly state: string;
  /** PKCE's secret: only its hash travels through the browser. */
  readonly codeVerifier: string;
  /** Comes back inside what the provider signs. */
  readonly nonce: string;
  /** The address that the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** The person who signed in, as the provider describes them. */
export interface SocialIdentity {
  /** The provider's own id of the person; it never changes. */
  readonly subject: string;
  readonly email: string | null;
  /**
   * `verified`: the provider says that the address is this person's. `unverified`: it says that it is not proven.
   * `unknown`: it says nothing of it.
   */
  readonly emailStanding: 'verified' | 'unverified' | 'unknown';
  readonly name: string | null;
  readonly picture: string | null;
}

/** A service that can say who a person is. */
export interface SocialProvider extends Engine {
  /**
   * The provider's page to send the browser to.
   * @throws when the provider cannot be reached.
   */
  authorizationUrl(attempt: LoginAttempt): Promise<string>;
  /**
   * Exchanges what the browser came back with.
   * @param answer the query of the address that the provider sent the browser to.
   * @throws when it does not fit the attempt, or the provider refuses it or cannot be reached.
   */
  identify(attempt: LoginAttempt, answer: URLSearchParams): Promise<SocialIdentity>;
}

/** How long a provider may take to answer one call, ms. */
export const providerTimeoutMs = 10_000;
