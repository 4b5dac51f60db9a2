import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { createQueryClient } from '@sayso/api/react';
import { describe, expect, it, vi } from 'vitest';
import { profileKey } from '../cache/profile-query.ts';
import { createAuthCalls } from './auth-calls.ts';
import { createAuthState } from './auth-state.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const start = (answer: () => Promise<Response>, token: string | null = null) => {
  const tokens = createMemoryTokenStore(token ? { token, refreshToken: null } : null);
  const forget = vi.fn();
  const queryClient = createQueryClient();
  const client = createClient({ tokens, fetch: answer, attempts: 1 });
  const auth = createAuthState(createAuthCalls(client, queryClient), tokens, forget);
  return { tokens, auth, forget, readProfile: () => queryClient.getQueryData(profileKey) };
};

describe('the auth state', () => {
  it('is a visitor without a token, and asks the server nothing', () => {
    const { auth } = start(() => Promise.reject(new Error('asked')));
    expect(auth.getSnapshot()).toEqual({ status: 'visitor' });
  });

  it('loads the profile whenever a token is set', async () => {
    const { auth, tokens, readProfile } = start(async () => json({ email: 'amina@example.com' }));
    tokens.write({ token: 'good', refreshToken: null });
    expect(auth.getSnapshot()).toEqual({ status: 'loading' });
    expect(await auth.reload()).toEqual({ status: 'learner' });
    expect(readProfile()).toMatchObject({ email: 'amina@example.com' });
  });

  it('clears a token that the server refuses', async () => {
    const { auth, tokens } = start(async () => json({ detail: 'No.' }, 401), 'bad');
    expect(await auth.reload()).toEqual({ status: 'visitor', expired: true });
    expect(tokens.read()).toBeNull();
  });

  it('says that a session expired when its token cannot be renewed, but not after signing out', async () => {
    const { auth, tokens } = start(async () => json({ detail: 'No.' }, 401), 'old');
    tokens.write({ token: 'old', refreshToken: 'spent' });
    expect(await auth.reload()).toEqual({ status: 'visitor', expired: true });
    expect(auth.getSnapshot()).toEqual({ status: 'visitor', expired: true });
    const other = start(async () => json({ email: 'amina@example.com' }), 'good');
    await other.auth.reload();
    other.auth.signOut();
    expect(other.auth.getSnapshot()).toEqual({ status: 'visitor' });
  });

  it('keeps the token while the server cannot be reached, and goes on when it can', async () => {
    let up = false;
    const { auth, tokens } = start(
      async () => (up ? json({ email: 'amina@example.com' }) : Promise.reject(new TypeError('Failed to fetch'))),
      'good',
    );
    expect(await auth.reload()).toEqual({ status: 'offline' });
    expect(tokens.read()?.token).toBe('good');
    up = true;
    expect(await auth.reload()).toMatchObject({ status: 'learner' });
  });

  it('looks again quietly: what is new is shown, and a server that fails changes nothing', async () => {
    let answer = () => json({ email: 'amina@example.com', total_xp: 10 });
    const { auth, tokens, readProfile } = start(async () => answer(), 'good');
    await auth.reload();
    answer = () => json({ email: 'amina@example.com', total_xp: 20 });
    await auth.refresh();
    expect(readProfile()).toMatchObject({ total_xp: 20 });
    answer = () => json({ detail: 'Not now.' }, 503);
    await auth.refresh();
    expect(auth.getSnapshot()).toEqual({ status: 'learner' });
    expect(readProfile()).toMatchObject({ total_xp: 20 });
    expect(tokens.read()?.token).toBe('good');
  });

  it.each([500, 502, 503, 429])('keeps the token while the server cannot say who it is (%i)', async (status) => {
    let up = false;
    const { auth, tokens } = start(
      async () => (up ? json({ email: 'amina@example.com' }) : json({ detail: 'Not now.' }, status)),
      'good',
    );
    expect(await auth.reload()).toEqual({ status: 'offline' });
    expect(tokens.read()?.token).toBe('good');
    up = true;
    expect(await auth.reload()).toMatchObject({ status: 'learner' });
    up = false;
    // It was loaded again because it has changed: what is known of it is no longer true.
    expect(await auth.reload()).toEqual({ status: 'offline' });
    expect(tokens.read()?.token).toBe('good');
  });

  it.each([400, 403, 404])('clears the token when the answer is another one than a profile (%i)', async (status) => {
    const { auth, tokens } = start(async () => json({ detail: 'No.' }, status), 'bad');
    expect(await auth.reload()).toEqual({ status: 'visitor', expired: true });
    expect(tokens.read()).toBeNull();
  });

  it('tells the server who signs out, and signs out although the server is away', async () => {
    const asked: unknown[] = [];
    const tokens = createMemoryTokenStore({ token: 'good', refreshToken: 'next' });
    const fetch = async (url: string, init: RequestInit) => {
      asked.push([url, init.body]);
      throw new TypeError('Failed to fetch');
    };
    const auth = createAuthState(
      createAuthCalls(createClient({ tokens, fetch, attempts: 1 }), createQueryClient()),
      tokens,
      () => undefined,
    );
    auth.signOut();
    expect(auth.getSnapshot()).toEqual({ status: 'visitor' });
    expect(asked).toContainEqual(['/api/auth/logout', '{"refresh_token":"next"}']);
  });

  it('clears everything of a learner who signs out, and nothing of one whose session expires or cannot be asked for', async () => {
    const leaving = start(async () => json({ email: 'amina@example.com' }), 'good');
    await leaving.auth.reload();
    expect(leaving.forget).not.toHaveBeenCalled();
    leaving.auth.signOut();
    expect(leaving.forget).toHaveBeenCalledOnce();
    const expired = start(async () => json({ detail: 'No.' }, 401), 'bad');
    await expired.auth.reload();
    expect(expired.forget).not.toHaveBeenCalled();
    const away = start(() => Promise.reject(new TypeError('Failed to fetch')), 'good');
    await away.auth.reload();
    expect(away.forget).not.toHaveBeenCalled();
  });

  it('is a visitor again after signing out, also when a profile was still on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { auth } = start(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      'good',
    );
    auth.signOut();
    answer(json({ email: 'late@example.com' }));
    expect(await auth.reload()).toEqual({ status: 'visitor' });
  });

  it('asks again after a change, although a call is on its way that began before it', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { auth, readProfile } = start(() => new Promise((resolve) => answers.push(resolve)), 'good');
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    await settle();
    answers[0]?.(json({ email: 'amina@example.com', total_xp: 1 }));
    await auth.reload();
    void auth.refresh();
    await settle();
    const reloaded = auth.reload();
    await settle();
    answers[2]?.(json({ email: 'amina@example.com', total_xp: 3 }));
    answers[1]?.(json({ email: 'amina@example.com', total_xp: 2 }));
    expect(await reloaded).toEqual({ status: 'learner' });
    expect(readProfile()).toMatchObject({ total_xp: 3 });
  });

  it('keeps the token when two changes ask for the profile at the same time', async () => {
    const { auth, tokens } = start(async () => json({ email: 'amina@example.com' }), 'good');
    await auth.reload();
    expect(await Promise.all([auth.reload(), auth.reload()])).toEqual([{ status: 'learner' }, { status: 'learner' }]);
    expect(tokens.read()?.token).toBe('good');
  });

  it('does not let a late refusal of one session end the next', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { auth, tokens } = start(() => new Promise((resolve) => answers.push(resolve)), 'of Amina');
    await new Promise((resolve) => setTimeout(resolve));
    auth.signOut();
    tokens.write({ token: 'of Ben', refreshToken: null });
    await new Promise((resolve) => setTimeout(resolve));
    answers[0]?.(json({ detail: 'No.' }, 403));
    answers[1]?.(json({ email: 'ben@example.com' }));
    expect(await auth.reload()).toEqual({ status: 'learner' });
    expect(tokens.read()?.token).toBe('of Ben');
  });
});
