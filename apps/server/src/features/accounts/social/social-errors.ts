/** The words that /auth finds in its address when a sign-in at a provider came to nothing. */
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

/** Describes OAuth's name of the refusal: `invalid_client`, `invalid_grant`. */
const describeRefusal = (error: Error): string =>
  'error' in error && typeof error.error === 'string' && /^[a-z_]{1,40}$/.test(error.error) ? ` (${error.error})` : '';

/** Describes for the log why the call of a provider failed. The description never contains the request, which has codes and tokens. */
export const describeReason = (error: unknown): string => {
  const reasons: string[] = [];
  let cause = error;
  while (cause instanceof Error && reasons.length < longest) {
    reasons.push((cause.message || cause.name) + describeRefusal(cause));
    cause = cause.cause;
  }
  return reasons.join(': ');
};
