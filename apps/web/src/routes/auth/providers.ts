/** Green for success, red for error (spec §4). */
export interface AuthMessage {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The social providers, as their names are written. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;
export type SocialProvider = keyof typeof providerNames;

/** `google` as it begins a name. */
export const titled = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

/** The provider that a message sends the learner to, with 'login using' (spec §8) or 'log in using'. */
export const providerIn = (message: string): SocialProvider | null => {
  const named = /log ?in using (google|facebook)\b/i.exec(message)?.[1]?.toLowerCase();
  return named === 'google' || named === 'facebook' ? named : null;
};

const belongsTo = (provider: string): string => {
  const name = titled(provider.toLowerCase());
  return `You created your account with ${name}. Please log in using ${name}.`;
};

/** A refusal of the server as a way on, where it says to whom the account belongs (spec §8, HTTP 403). */
export const steered = (detail: string): string => {
  const provider = /This account was created with ([a-z]+)/i.exec(detail)?.[1];
  return provider ? belongsTo(provider) : detail;
};

/**
 * What the address says about an account that belongs to another provider: `?error=provider_mismatch&provider=google` (spec §2).
 * A provider that is no plain name is somebody else's text and is not shown.
 */
export const mismatchIn = (query: URLSearchParams): AuthMessage | null => {
  const provider = query.get('provider');
  if (query.get('error') !== 'provider_mismatch' || !provider || !/^[a-z]{2,20}$/i.test(provider)) return null;
  return { tone: 'error', text: belongsTo(provider) };
};
