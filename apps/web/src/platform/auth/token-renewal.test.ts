import { createClient, createMemoryTokenStore, type Tokens } from '@sayso/api/client';
import { createTestClock } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { startTokenRenewal } from './token-renewal.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const signedIn: Tokens = { token: 'token-0', refreshToken: 'refresh-0' };

/** A page with a token, and a server that counts how often it was asked for a new one. */
const start = (initial: Tokens | null = signedIn) => {
  const clock = createTestClock();
  const tokens = createMemoryTokenStore(initial);
  const server = {
    asked: 0,
    answer: (): Promise<Response> => Promise.resolve(json({ token: `token-${server.asked}` })),
  };
  const client = createClient({
    tokens,
    fetch: () => {
      server.asked += 1;
      return server.answer();
    },
  });
  const stop = startTokenRenewal(client, tokens, clock.after);
  return { clock, tokens, server, stop };
};

describe('the renewal of the token', () => {
  it('happens every 180 s while a learner is signed in', async () => {
    const { clock, tokens, server } = start();
    await clock.settle(179_999);
    expect(server.asked).toBe(0);
    await clock.settle(1);
    expect(tokens.read()).toEqual({ token: 'token-1', refreshToken: 'refresh-0' });
    await clock.settle(180_000);
    expect(tokens.read()?.token).toBe('token-2');
  });

  it('begins with signing in, and ends with signing out', async () => {
    const { clock, tokens, server } = start(null);
    await clock.settle(600_000);
    expect(server.asked).toBe(0);
    tokens.write(signedIn);
    await clock.settle(180_000);
    expect(server.asked).toBe(1);
    tokens.clear();
    expect(clock.waiting()).toBe(0);
  });

  it('counts from the moment at which another tab renewed', async () => {
    const { clock, tokens, server } = start();
    await clock.settle(170_000);
    tokens.write({ token: 'of another tab', refreshToken: 'refresh-1' });
    await clock.settle(179_999);
    expect(server.asked).toBe(0);
    await clock.settle(1);
    expect(server.asked).toBe(1);
  });

  it('is tried again soon, then ever more rarely, while the server cannot be reached', async () => {
    const { clock, tokens, server } = start();
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await clock.settle(180_000);
    await clock.settle(3000);
    expect(server.asked).toBe(2);
    await clock.settle(6000);
    expect(server.asked).toBe(3);
    await clock.settle(600_000);
    expect(server.asked).toBeLessThan(11);
    expect(tokens.read()?.token).toBe('token-0');
    server.answer = () => Promise.resolve(json({ token: 'token-back' }));
    await clock.settle(180_000);
    expect(tokens.read()?.token).toBe('token-back');
  });

  it('ends the session when the server refuses', async () => {
    const { clock, tokens, server } = start();
    server.answer = () => Promise.resolve(json({ detail: 'Failed to refresh token' }, 401));
    await clock.settle(180_000);
    expect(tokens.read()).toBeNull();
    expect(clock.waiting()).toBe(0);
  });

  it('happens for the session of a cookie, too, of which no refresh token is kept', async () => {
    const { clock, tokens } = start({ token: 'token-0', refreshToken: null });
    await clock.settle(180_000);
    expect(tokens.read()).toEqual({ token: 'token-1', refreshToken: null });
    await clock.settle(180_000);
    expect(tokens.read()?.token).toBe('token-2');
  });

  it('is asked for once, and leaves the session alone, where there is nothing to renew it with', async () => {
    const { clock, tokens, server } = start({ token: 'token-0', refreshToken: null });
    server.answer = () => Promise.resolve(json({ detail: 'Failed to refresh token' }, 401));
    await clock.settle(600_000);
    expect(server.asked).toBe(1);
    expect(tokens.read()?.token).toBe('token-0');
  });

  it('stops when it is told to', async () => {
    const { clock, server, stop } = start();
    stop();
    await clock.settle(600_000);
    expect(server.asked).toBe(0);
  });
});
