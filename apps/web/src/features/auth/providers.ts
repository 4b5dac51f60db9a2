/** Green for success, red for error. */
export interface AuthMessage {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Why, and what to do next, where `text` has a wording that says neither. */
  readonly more?: string;
}

/** The social providers, as their names are written. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;
export type SocialProvider = keyof typeof providerNames;

/** `google` as it begins a name. */
export const titled = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

/** The provider that a message sends the learner to: it says "login using" or "log in using" and names one. */
export const findProvider = (message: string): SocialProvider | null => {
  const [before = '', ...after] = message.toLowerCase().split(/\blog[ -]?in using\b/);
  if (after.length === 0) return null;
  const named = /\b(google|facebook)\b/.exec(`${after.join(' ')} ${before}`)?.[1];
  return named === 'google' || named === 'facebook' ? named : null;
};

const belongsTo = (provider: string): string => {
  const name = titled(provider.toLowerCase());
  return `You created your account with ${name}. Please log in using ${name}.`;
};

/** A refusal of the server as a way on, where it says to whom the account belongs. */
export const steered = (detail: string): string => {
  const provider = /This account was created with ([a-z]+)/i.exec(detail)?.[1];
  return provider ? belongsTo(provider) : detail;
};

/** The outcome of a sign-in at a provider, by the word that our server puts into the address. */
const returns: Readonly<Record<string, (name: string) => string>> = {
  social_cancelled: (name) => `You did not sign in with ${name}. Try again, or use your e-mail.`,
  social_no_email: (name) => `${name} gave us no e-mail address, and we need one. Please use your e-mail.`,
  social_unverified: (name) => `Your address at ${name} is not confirmed yet. Confirm it there, or use your e-mail.`,
  social_failed: (name) => `Signing in with ${name} did not work. Please try again, or use your e-mail.`,
  not_set_up: (name) => `${name} sign-in is not set up on this server. Please use your e-mail.`,
};

/**
 * Reads the message about a sign-in that ended here from the address: `?error=provider_mismatch&provider=google`, or an error that our
 * server adds. A provider that is no plain name, or an unknown word, is a foreign text and is not shown.
 */
export const openingMessage = (query: URLSearchParams): AuthMessage | null => {
  const [error, provider] = [query.get('error'), query.get('provider')];
  if (!error || !provider || !/^[a-z]{2,20}$/i.test(provider)) return null;
  if (error === 'provider_mismatch') return { tone: 'error', text: belongsTo(provider) };
  const words = Object.hasOwn(returns, error) ? returns[error] : undefined;
  return words ? { tone: 'error', text: words(titled(provider.toLowerCase())) } : null;
};
