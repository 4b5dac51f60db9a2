import type { AuthMode } from './auth-flow.ts';

/** Welcome heading and the line under it, for each mode. */
export const welcome: Record<AuthMode, { readonly title: string; readonly text: (email: string) => string }> = {
  email: {
    title: 'Welcome. Let’s talk.',
    text: () => 'Enter your e-mail to start or to continue.',
  },
  login: { title: 'Good to see you again.', text: (email) => `Enter the password for ${email}.` },
  verify: { title: 'Check your e-mail.', text: (email) => `Enter the six-digit code for ${email}.` },
  signup: { title: 'Choose a password.', text: () => 'Next, we ask you a few questions.' },
  reset: {
    title: 'Choose a new password.',
    text: (email) => `Enter the six-digit code for ${email}, and your new password.`,
  },
};

/** The rotating phrases after “Say”. */
export const phrases = ['more. Fearless.', 'it. Own it.', 'what counts.'] as const;
