import { describe, expect, it } from 'vitest';
import { findProvider, openingMessage } from './providers.ts';

describe('an account of another provider', () => {
  it('is told from the address, when both parameters are there', () => {
    expect(openingMessage(new URLSearchParams('error=provider_mismatch&provider=google'))).toEqual({
      tone: 'error',
      text: 'You created your account with Google. Please log in using Google.',
    });
    expect(openingMessage(new URLSearchParams('error=provider_mismatch'))).toBeNull();
    expect(openingMessage(new URLSearchParams('error=constructor&provider=google'))).toBeNull();
  });

  it('never lets an address put a text of its own on the page', () => {
    const query = new URLSearchParams({ error: 'provider_mismatch', provider: 'us. Call 0900 12345' });
    expect(openingMessage(query)).toBeNull();
  });

  it.each([
    ['social_cancelled', 'You did not sign in with Google. Try again, or use your e-mail.'],
    ['social_no_email', 'Google gave us no e-mail address, and we need one. Please use your e-mail.'],
    ['social_unverified', 'Your address at Google is not confirmed yet. Confirm it there, or use your e-mail.'],
    ['social_failed', 'Signing in with Google did not work. Please try again, or use your e-mail.'],
    ['not_set_up', 'Google sign-in is not set up on this server. Please use your e-mail.'],
  ])('tells the result of a sign-in at a provider: %s', (error, text) => {
    expect(openingMessage(new URLSearchParams({ error, provider: 'google' }))).toEqual({ tone: 'error', text });
  });

  it.each([
    ['Please login using Google.', 'google'],
    ['This email is already linked. Please log in using facebook.', 'facebook'],
    ['Please login using your Google account.', 'google'],
    ['Please log in using your account at Facebook, not your Google account.', 'facebook'],
    ['This is a Google account: log in using it.', 'google'],
    ['This account was made with Google.', null],
    ['Please log in using Email.', null],
    ['Incorrect email or password.', null],
  ])('is found in %j', (message, provider) => {
    expect(findProvider(message)).toBe(provider);
  });
});
