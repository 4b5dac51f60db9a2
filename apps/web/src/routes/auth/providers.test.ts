import { describe, expect, it } from 'vitest';
import { mismatchIn, providerIn } from './providers.ts';

describe('an account of another provider', () => {
  it('is told from the address, when both parameters are there', () => {
    expect(mismatchIn(new URLSearchParams('error=provider_mismatch&provider=google'))).toEqual({
      tone: 'error',
      text: 'You created your account with Google. Please log in using Google.',
    });
    expect(mismatchIn(new URLSearchParams('error=provider_mismatch'))).toBeNull();
    expect(mismatchIn(new URLSearchParams('error=other&provider=google'))).toBeNull();
  });

  it('never lets an address put a text of its own on the page', () => {
    const query = new URLSearchParams({ error: 'provider_mismatch', provider: 'us. Call 0900 12345' });
    expect(mismatchIn(query)).toBeNull();
  });

  it.each([
    ['Please login using Google.', 'google'],
    ['This email is already linked. Please log in using facebook.', 'facebook'],
    ['Please log in using Email.', null],
    ['Incorrect email or password.', null],
  ])('is found in %j', (message, provider) => {
    expect(providerIn(message)).toBe(provider);
  });
});
