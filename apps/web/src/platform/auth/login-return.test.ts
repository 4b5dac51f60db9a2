import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { createLoginReturn } from './login-return.ts';
import { takeReturnToken } from './take-return-token.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const start = (taken: string | null, answer: () => Promise<Response>) => {
  let calls = 0;
  const tokens = createMemoryTokenStore({ token: 'before', refreshToken: null });
  const fetch = () => {
    calls += 1;
    return answer();
  };
  return { tokens, finish: createLoginReturn(createClient({ tokens, fetch }), tokens, taken), calls: () => calls };
};

const browser = (path: string) => {
  const url = new URL(path, 'https://sayso.example');
  let shown = url.pathname + url.search;
  const history = { replaceState: (_state: unknown, _title: string, to: string) => void (shown = to) };
  const token = takeReturnToken(url as unknown as Location, history as unknown as History);
  return { token, shown };
};

describe('a sign-in that comes back', () => {
  it('leaves the address at once', () => {
    expect(browser('/login-success?token=abc')).toEqual({ token: 'abc', shown: '/login-success' });
    expect(browser('/profile-check?token=abc&x=1')).toEqual({ token: 'abc', shown: '/profile-check' });
  });

  it('touches no other address, and finds no token where there is none', () => {
    expect(browser('/auth?token=abc')).toEqual({ token: null, shown: '/auth?token=abc' });
    expect(browser('/login-success?token=')).toEqual({ token: null, shown: '/login-success' });
  });

  it('is exchanged for a session, once however often it is asked for', async () => {
    const { tokens, finish, calls } = start('once', async () => json({ token: 'new', refresh_token: 'next' }));
    expect(await Promise.all([finish(), finish()])).toEqual(['signed in', 'signed in']);
    expect(await finish()).toBe('signed in');
    expect(calls()).toBe(1);
    expect(tokens.read()).toEqual({ token: 'new', refreshToken: 'next' });
  });

  it('that the server refuses leaves the learner signed in who was signed in before', async () => {
    const { tokens, finish } = start('stolen', async () => json({ detail: 'No.' }, 401));
    expect(await finish()).toBe('refused');
    expect(tokens.read()?.token).toBe('before');
  });

  it('is the session’s own token on a server that exchanges none', async () => {
    const { tokens, finish } = start('bearer', async () => json({ detail: 'Not Found' }, 404));
    expect(await finish()).toBe('signed in');
    expect(tokens.read()).toEqual({ token: 'bearer', refreshToken: null });
  });

  it('without a token clears the stored one', async () => {
    const { tokens, finish } = start(null, () => Promise.reject(new Error('asked')));
    expect(await finish()).toBe('no token');
    expect(tokens.read()).toBeNull();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is being restarted', async () => json({ detail: 'Bad gateway.' }, 502)],
  ])('can be tried again when the server %s', async (_, away) => {
    let isUp = false;
    const { finish } = start('once', async () => (isUp ? json({ token: 'new' }) : away()));
    expect(await finish()).toBe('unreachable');
    isUp = true;
    expect(await finish()).toBe('signed in');
  });
});
