import { describe, expect, it, vi } from 'vitest';
import { checkEmail, resetPassword } from '../contract/account.ts';
import { getConversationSummary } from '../contract/conversation.ts';
import { getMe, setCharacter, setupProfile } from '../contract/profile.ts';
import { getPronunciationSummary } from '../contract/pronunciation.ts';
import { transcribe } from '../contract/speech.ts';
import {
  ApiError,
  createClient,
  createMemoryTokenStore,
  NetworkError,
  SessionExpiredError,
  UnexpectedAnswerError,
} from './index.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** A server that knows one good token and one good refresh token, which it exchanges once. */
const createServer = () => {
  const state = { token: 'fresh-0', refresh: 'refresh-0', refreshes: 0, requests: [] as string[] };
  const fetch = async (url: string, init: RequestInit) => {
    state.requests.push(`${init.method} ${url}`);
    if (url === '/api/auth/refresh') {
      const { refresh_token } = JSON.parse(String(init.body));
      if (refresh_token !== state.refresh) return json({ detail: 'Failed to refresh token' }, 401);
      state.refreshes += 1;
      state.token = `fresh-${state.refreshes}`;
      state.refresh = `refresh-${state.refreshes}`;
      return json({ token: state.token, refresh_token: state.refresh });
    }
    const bearer = new Headers(init.headers).get('authorization');
    if (bearer !== `Bearer ${state.token}`) return json({ detail: 'Please log in.' }, 401);
    return json({ email: 'amina@example.com' });
  };
  return { state, fetch };
};

describe('a call', () => {
  it('sends the bearer token only where the contract asks for a learner', async () => {
    const seen: (string | null)[] = [];
    const client = createClient({
      tokens: createMemoryTokenStore({ token: 'secret', refreshToken: null }),
      fetch: async (url, init) => {
        seen.push(new Headers(init.headers).get('authorization'));
        return url === '/me' ? json({ email: 'a@b.co' }) : json({ exists: false });
      },
    });
    await client.call(checkEmail, { email: 'a@b.co' });
    await client.call(getMe);
    expect(seen).toEqual([null, 'Bearer secret']);
  });

  it('puts the input of a GET into the query, and hands a 204 on as null', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    const client = createClient({ tokens: createMemoryTokenStore(), fetch });
    expect(await client.call(getConversationSummary, { ts: '17' })).toBeNull();
    expect(fetch.mock.calls[0]?.at(0)).toBe('/conversation/api/session/summary?ts=17');
  });

  it('that carries more than its endpoint takes is refused as the server would, and not sent', async () => {
    const fetch = vi.fn(async () => json({ transcript: '' }));
    const client = createClient({ tokens: createMemoryTokenStore(), fetch });
    const refused = client.call(transcribe, { audio_base64: 'A'.repeat(1_700_001) });
    await expect(refused).rejects.toMatchObject({
      status: 413,
      code: 'audio_too_large',
      message: 'The recording is too large. Send at most 1200 kB.',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('knows no drill where the server says nothing of one, instead of one with defaults', async () => {
    const fetch = async () => new Response(null, { status: 204 });
    const client = createClient({ tokens: createMemoryTokenStore(), fetch });
    expect(await client.call(getPronunciationSummary)).toBeNull();
  });

  it('takes a yes without a body where the specification leaves the answer open, and nowhere else', async () => {
    const fetch = async () => new Response(null, { status: 204 });
    const client = createClient({ tokens: createMemoryTokenStore(), fetch });
    expect(await client.call(setCharacter, { selected_character: 'Daisy' })).toEqual({});
    expect(await client.call(setupProfile, { full_name: 'Amina' })).toEqual({});
    await expect(client.call(getMe)).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('takes any JSON as the answer to a saved profile, and a reset that answers only a detail as refused', async () => {
    const client = createClient({ tokens: createMemoryTokenStore(), fetch: async () => json({ detail: 'Too old.' }) });
    expect(await client.call(setupProfile, { full_name: 'Amina' })).toEqual({ detail: 'Too old.' });
    expect(await client.call(resetPassword, { email: 'a@b.co', code: '1', new_password: 'x' })).toMatchObject({
      success: false,
      detail: 'Too old.',
    });
  });

  it('settles the variants of a profile: nested topics, xp for total_xp, actual for real level, defaults', async () => {
    const client = createClient({
      tokens: createMemoryTokenStore(),
      fetch: async () =>
        json({ email: 'a@b.co', preferences: { topics: { topics: ['Tech'] } }, xp: 12, actual_level: 'B1', extra: 1 }),
    });
    expect(await client.call(getMe)).toMatchObject({
      topics: ['Tech'],
      total_xp: 12,
      real_english_level: 'B1',
      level: 1,
      is_premium: false,
      full_name: null,
    });
  });

  it('hands on what the server says is wrong, with its status and code', async () => {
    const client = createClient({
      tokens: createMemoryTokenStore(),
      fetch: async () => json({ detail: 'Slow down.', code: 'too_many_requests' }, 429),
      attempts: 1,
    });
    const error = await client.call(checkEmail, { email: 'a@b.co' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests', message: 'Slow down.' });
  });

  it('tells a server that cannot be reached from one that answers nonsense', async () => {
    const call = (fetch: () => Promise<Response>) =>
      createClient({ tokens: createMemoryTokenStore(), fetch, attempts: 1 }).call(getMe);
    await expect(call(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toBeInstanceOf(NetworkError);
    await expect(call(async () => new Response('<html>'))).rejects.toBeInstanceOf(UnexpectedAnswerError);
    await expect(call(async () => json({ mail: 'x' }))).rejects.toBeInstanceOf(UnexpectedAnswerError);
    await expect(
      call(async () => new Response('{', { headers: { 'content-type': 'application/json' } })),
    ).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('rejects with the reason of its signal when it is aborted', async () => {
    const client = createClient({
      tokens: createMemoryTokenStore(),
      fetch: (_url, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new TypeError('aborted')))),
    });
    const controller = new AbortController();
    const call = client.call(getMe, undefined, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('an expired token', () => {
  it('is refreshed once, however many calls find it expired, and every call succeeds', async () => {
    const { state, fetch } = createServer();
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
    const client = createClient({ tokens, fetch });
    const profiles = await Promise.all(Array.from({ length: 8 }, () => client.call(getMe)));
    expect(profiles.map((profile) => profile.email)).toEqual(Array(8).fill('amina@example.com'));
    expect(state.refreshes).toBe(1);
    expect(tokens.read()).toEqual({ token: 'fresh-1', refreshToken: 'refresh-1' });
  });

  it('is refreshed once by two tabs that share storage and a lock', async () => {
    const { state, fetch } = createServer();
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
    let last: Promise<unknown> = Promise.resolve();
    const lock = <T>(_name: string, run: () => Promise<T>) => {
      const next = last.then(run);
      last = next.catch(() => undefined);
      return next;
    };
    const tabs = [createClient({ tokens, fetch, lock }), createClient({ tokens, fetch, lock })];
    await Promise.all(tabs.map((tab) => tab.call(getMe)));
    expect(state.refreshes).toBe(1);
  });

  it('clears the tokens and says so when the refresh is refused', async () => {
    const { fetch } = createServer();
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'replayed' });
    const onSessionExpired = vi.fn();
    const client = createClient({ tokens, fetch, onSessionExpired });
    await expect(client.call(getMe)).rejects.toBeInstanceOf(SessionExpiredError);
    expect(tokens.read()).toBeNull();
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('is refreshed by the cookie of the session where no refresh token is kept', async () => {
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: null });
    const sent: unknown[] = [];
    const client = createClient({
      tokens,
      fetch: async (url, init) => {
        if (url === '/me') {
          const isNew = new Headers(init.headers).get('authorization') === 'Bearer new';
          return isNew ? json({ email: 'a@b.co' }) : json({ detail: 'No.' }, 401);
        }
        sent.push([init.credentials, JSON.parse(String(init.body))]);
        return json({ token: 'new' });
      },
    });
    await client.call(getMe);
    expect(sent).toEqual([['include', {}]]);
    expect(tokens.read()).toEqual({ token: 'new', refreshToken: null });
  });

  it('ends with “Failed to refresh token” as its cause when it cannot be refreshed', async () => {
    const { fetch } = createServer();
    const client = createClient({ tokens: createMemoryTokenStore({ token: 'stale', refreshToken: null }), fetch });
    await expect(client.call(getMe)).rejects.toMatchObject({ cause: { message: 'Failed to refresh token' } });
  });

  it('stays, when it is renewed before anything refused it and there is nothing to renew it with', async () => {
    const { fetch } = createServer();
    const tokens = createMemoryTokenStore({ token: 'fresh-0', refreshToken: null });
    const onSessionExpired = vi.fn();
    const client = createClient({ tokens, fetch, onSessionExpired });
    await expect(client.renew()).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()?.token).toBe('fresh-0');
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('keeps the tokens when the refresh could not reach the server', async () => {
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
    const client = createClient({
      tokens,
      attempts: 1,
      fetch: async (url) => {
        if (url === '/me') return json({ detail: 'Please log in.' }, 401);
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(client.call(getMe)).rejects.toBeInstanceOf(NetworkError);
    expect(tokens.read()?.refreshToken).toBe('refresh-0');
  });

  it('is not tried a third time when the new token is refused too', async () => {
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'r' });
    const urls: string[] = [];
    const client = createClient({
      tokens,
      fetch: async (url) => {
        urls.push(url);
        return url === '/me' ? json({ detail: 'No.' }, 401) : json({ token: 'new' });
      },
    });
    await expect(client.call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(urls).toEqual(['/me', '/api/auth/refresh', '/me']);
    expect(tokens.read()).toEqual({ token: 'new', refreshToken: 'r' });
  });
});

describe('a token that is being refreshed', () => {
  const next = { token: 'fresh-1', refreshToken: 'refresh-1' };
  const start = (answer: () => Response) => {
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
    const asked = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const onSessionExpired = vi.fn();
    const fetch = async (url: string, init: RequestInit) => {
      if (url !== '/api/auth/refresh') {
        const bearer = new Headers(init.headers).get('authorization');
        return bearer === 'Bearer stale' ? json({ detail: 'No.' }, 401) : json({ email: `${bearer}@example.com` });
      }
      asked.resolve();
      await mayAnswer.promise;
      return answer();
    };
    const outcome = createClient({ tokens, fetch, onSessionExpired }).call(getMe);
    outcome.catch(() => undefined);
    return { tokens, asked: asked.promise, mayAnswer, outcome, onSessionExpired };
  };
  const given = () => json({ token: next.token, refresh_token: next.refreshToken });
  const refused = () => json({ detail: 'Failed to refresh token' }, 401);

  it.each([
    ['given', given],
    ['refused', refused],
  ])(
    'is %s too late for a learner who signed out meanwhile: they are not signed in again, and hear nothing of it',
    async (_, answer) => {
      const { tokens, asked, mayAnswer, outcome, onSessionExpired } = start(answer);
      await asked;
      tokens.clear();
      mayAnswer.resolve();
      await expect(outcome).rejects.toBeInstanceOf(SessionExpiredError);
      expect(tokens.read()).toBeNull();
      expect(onSessionExpired).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['given', given],
    ['refused', refused],
  ])('is %s too late where there is a newer one, which stays and is used', async (_, answer) => {
    const { tokens, asked, mayAnswer, outcome, onSessionExpired } = start(answer);
    const newer = { token: 'newer', refreshToken: 'refresh-of-newer' };
    await asked;
    tokens.write(newer);
    mayAnswer.resolve();
    expect((await outcome).email).toBe('Bearer newer@example.com');
    expect(tokens.read()).toEqual(newer);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  describe('in a session of a cookie', () => {
    const kept = { token: 'stale', refreshToken: null };
    const startRenewal = () => {
      const tokens = createMemoryTokenStore(kept);
      const turn = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const mayAnswer = Promise.withResolvers<void>();
      const fetch = async () => {
        asked.resolve();
        await mayAnswer.promise;
        return json({ token: 'of the cookie' });
      };
      const lock = async <T>(_name: string, run: () => Promise<T>) => turn.promise.then(run);
      const outcome = createClient({ tokens, fetch, lock }).renew();
      outcome.catch(() => undefined);
      return { tokens, turn, asked: asked.promise, mayAnswer, outcome };
    };

    it('does not come for a learner who signed out before it was their turn', async () => {
      const { tokens, turn, mayAnswer, outcome } = startRenewal();
      tokens.clear();
      turn.resolve();
      mayAnswer.resolve();
      await expect(outcome).rejects.toBeInstanceOf(SessionExpiredError);
      expect(tokens.read()).toBeNull();
    });

    it('does not take the place of a newer one', async () => {
      const { tokens, turn, asked, mayAnswer, outcome } = startRenewal();
      turn.resolve();
      await asked;
      tokens.write({ token: 'newer', refreshToken: null });
      mayAnswer.resolve();
      expect(await outcome).toBe('newer');
      expect(tokens.read()?.token).toBe('newer');
    });
  });
});
