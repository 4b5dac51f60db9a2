import { createClient, createMemoryTokenStore, type Tokens } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { createSocketToken } from './socket-token.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const ticketPath = '/api/auth/socket-ticket';

/** A server that takes `good` only, and exchanges any refresh token for it. */
const signedIn = (initial: Tokens | null, { isReachable = true, tickets = false } = {}) => {
  const asked: string[] = [];
  const told: unknown[] = [];
  const tokens = createMemoryTokenStore(initial);
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(url);
    if (url === ticketPath) told.push(JSON.parse(String(init.body)));
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (url === '/api/auth/refresh') {
      const { refresh_token } = JSON.parse(String(init.body));
      return refresh_token ? json({ token: 'good' }) : json({ detail: 'Failed to refresh token' }, 401);
    }
    if (url === ticketPath && !tickets) return json({ detail: 'Not Found' }, 404);
    const isGood = new Headers(init.headers).get('authorization') === 'Bearer good';
    if (!isGood) return json({ detail: 'Please log in.' }, 401);
    return url === ticketPath
      ? json({ ticket: `ticket ${asked.length}`, expires_in: 30 })
      : json({ email: 'amina@example.com' });
  };
  const socketToken = createSocketToken({ tokens, client: createClient({ tokens, fetch }) }, () => 'Asia/Tokyo');
  return { asked, told, socketToken };
};
const stale: Tokens = { token: 'stale', refreshToken: 'refresh' };
const first = { refused: false, failures: 0 };

describe('the token for a socket, where the server gives tickets', () => {
  it('is a ticket, a new one for every attempt', async () => {
    const { asked, told, socketToken } = signedIn({ token: 'good', refreshToken: null }, { tickets: true });
    expect(await socketToken(first)).toBe('ticket 1');
    expect(await socketToken({ refused: true, failures: 1 })).toBe('ticket 2');
    expect(asked).toEqual([ticketPath, ticketPath]);
    // The conversation counts for the day in the time zone of the learner.
    expect(told).toEqual([{ time_zone: 'Asia/Tokyo' }, { time_zone: 'Asia/Tokyo' }]);
  });

  it('is asked for with a renewed session when the old one is over', async () => {
    const { asked, socketToken } = signedIn(stale, { tickets: true });
    expect(await socketToken(first)).toBe('ticket 3');
    expect(asked).toEqual([ticketPath, '/api/auth/refresh', ticketPath]);
  });

  it('is none when the session is over for good, or no learner is signed in', async () => {
    const over = signedIn({ token: 'stale', refreshToken: null }, { tickets: true });
    expect(await over.socketToken(first)).toBeNull();
    expect(await signedIn(null, { tickets: true }).socketToken(first)).toBeNull();
  });

  it('is not replaced by the bearer because the server cannot be reached', async () => {
    const { socketToken } = signedIn(stale, { isReachable: false });
    await expect(socketToken(first)).rejects.toThrow('The server cannot be reached.');
  });
});

describe('the token for a socket, where the server knows no tickets', () => {
  it('is the bearer at hand; tickets are asked for once', async () => {
    const { asked, socketToken } = signedIn(stale);
    expect(await socketToken(first)).toBe('stale');
    expect(await socketToken({ refused: false, failures: 1 })).toBe('stale');
    expect(asked).toEqual([ticketPath]);
  });

  it('is a new one after the server refused it', async () => {
    const { socketToken } = signedIn(stale);
    expect(await socketToken({ refused: true, failures: 1 })).toBe('good');
  });

  it('is put to the test when the socket does not open, and renewed if that was the reason', async () => {
    const { asked, socketToken } = signedIn(stale);
    expect(await socketToken({ refused: false, failures: 2 })).toBe('good');
    expect(asked.slice(1)).toEqual(['/me', '/api/auth/refresh', '/me']);
  });

  it('is none when no learner is signed in, or the session proves to be over', async () => {
    const over = signedIn({ token: 'stale', refreshToken: null });
    expect(await over.socketToken({ refused: false, failures: 2 })).toBeNull();
  });
});
