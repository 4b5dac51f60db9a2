/** What /auth is told in its address when a sign-in at a provider came to nothing. */
export type SocialError =
  /** No app of the provider is set up on this server. */
  | 'not_set_up'
  /** The address has an account that signs in elsewhere; `provider` says where. */
  | 'provider_mismatch'
  /** The learner said no at the provider. */
  | 'social_cancelled'
  /** The provider gave no address. */
  | 'social_no_email'
  /** The provider says that the address is not proven. */
  | 'social_unverified'
  /** Anything else: the provider cannot be reached, or what came back does not fit. */
  | 'social_failed';

const longest = 4;

/** What OAuth calls the refusal: `invalid_client`, `invalid_grant`. */
const refusalOf = (error: Error): string =>
  'error' in error && typeof error.error === 'string' && /^[a-z_]{1,40}$/.test(error.error) ? ` (${error.error})` : '';

/** Why a provider could not be asked, for the log: never what was sent, codes and tokens hang on these errors. */
export const reasonOf = (error: unknown): string => {
  const reasons: string[] = [];
  let cause = error;
  while (cause instanceof Error && reasons.length < longest) {
    reasons.push((cause.message || cause.name) + refusalOf(cause));
    cause = cause.cause;
  }
  return reasons.join(': ');
};
