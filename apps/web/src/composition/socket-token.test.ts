import { createClient, createMemoryTokenStore, type Tokens } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { readSocketToken } from './socket-token.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that takes `good` only, and exchanges any refresh token for it. */
const signedIn = (initial: Tokens | null, isReachable = true) => {
  const asked: string[] = [];
  const tokens = createMemoryTokenStore(initial);
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(url);
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (url === '/api/auth/refresh') return json({ token: 'good' });
    const isGood = new Headers(init.headers).get('authorization') === 'Bearer good';
    return isGood ? json({ email: 'amina@example.com' }) : json({ detail: 'Please log in.' }, 401);
  };
  return { asked, tokens, client: createClient({ tokens, fetch }) };
};
const stale: Tokens = { token: 'stale', refreshToken: 'refresh' };

describe('the token for a socket', () => {
  it('is the one at hand, and nothing is asked', async () => {
    const page = signedIn(stale);
    expect(await readSocketToken(page, { refused: false, failures: 0 })).toBe('stale');
    expect(await readSocketToken(page, { refused: false, failures: 1 })).toBe('stale');
    expect(page.asked).toEqual([]);
  });

  it('is a new one after the server refused it', async () => {
    const page = signedIn(stale);
    expect(await readSocketToken(page, { refused: true, failures: 1 })).toBe('good');
  });

  it('is put to the test when the socket does not open, and renewed if that was the reason', async () => {
    const page = signedIn(stale);
    expect(await readSocketToken(page, { refused: false, failures: 2 })).toBe('good');
    expect(page.asked).toEqual(['/me', '/api/auth/refresh', '/me']);
  });

  it('stays what it is while the server cannot be reached', async () => {
    const page = signedIn(stale, false);
    expect(await readSocketToken(page, { refused: false, failures: 7 })).toBe('stale');
  });

  it('is none when nobody is signed in, or the session proves to be over', async () => {
    expect(await readSocketToken(signedIn(null), { refused: true, failures: 1 })).toBeNull();
    const over = signedIn({ token: 'stale', refreshToken: null });
    expect(await readSocketToken(over, { refused: false, failures: 2 })).toBeNull();
  });
});
