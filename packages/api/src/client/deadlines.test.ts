import { describe, expect, it } from 'vitest';
import { sendVerificationCode } from '../contract/account.ts';
import { getConversationTip } from '../contract/conversation.ts';
import { getMe, setCharacter } from '../contract/profile.ts';
import { exportEverything } from '../contract/progress.ts';
import { type Clock, createClient, createMemoryTokenStore, isUnanswered, TimeoutError } from './index.ts';

/** Reading an answer takes a few tasks. */
const promisesToFinish = async () => {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Time that stands still until it is moved. */
const createTestClock = () => {
  let time = 0;
  const runs = new Set<{ readonly due: number; readonly run: () => void }>();
  const clock: Clock = {
    now: () => time,
    after: (ms, run) => {
      const entry = { due: time + ms, run };
      runs.add(entry);
      return () => void runs.delete(entry);
    },
  };
  const nextUntil = (end: number) =>
    [...runs].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];
  const advance = async (ms: number) => {
    const end = time + ms;
    await promisesToFinish();
    for (let next = nextUntil(end); next; next = nextUntil(end)) {
      runs.delete(next);
      time = next.due;
      next.run();
      await promisesToFinish();
    }
    time = end;
  };
  return { clock, advance, waiting: () => runs.size };
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const me = { email: 'amina@example.com' };
const never = () => new Promise<Response>(() => undefined);
/** Headers at once, and then no body. */
const headersOnly = async () =>
  new Response(new ReadableStream(), { headers: { 'content-type': 'application/json; charset=utf-8' } });

type Answer = (url: string, init: RequestInit) => Promise<Response>;

/** A server that answers its calls one after the other, and the last way from then on. */
const start = (...answers: readonly Answer[]) => {
  const time = createTestClock();
  const asked: { readonly url: string; readonly at: number }[] = [];
  const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
  const client = createClient({
    tokens,
    clock: time.clock,
    random: () => 0,
    fetch: (url, init) => {
      asked.push({ url, at: time.clock.now() });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? answer(url, init) : never();
    },
  });
  /** The outcome of a call, and its time. */
  const watch = <T>(call: Promise<T>) => {
    const seen: { outcome?: unknown; at?: number } = {};
    const settle = (outcome: unknown) => Object.assign(seen, { outcome, at: time.clock.now() });
    call.then(settle, settle);
    return seen;
  };
  return { ...time, client, asked, tokens, watch };
};

describe('a call that is never answered', () => {
  it.each([
    ['no headers', never],
    ['no body', headersOnly],
  ])('ends, is tried again, and fails in plain words within 20 s: %s', async (_, answer) => {
    const { client, asked, advance, watch, waiting } = start(answer);
    const seen = watch(client.call(getMe));
    await advance(20_000);
    expect(seen.outcome).toBeInstanceOf(TimeoutError);
    expect(seen.outcome).toMatchObject({
      name: 'TimeoutError',
      message: 'The server takes too long to answer. Check your connection and try again.',
    });
    expect(isUnanswered(seen.outcome)).toBe(true);
    expect(seen.at).toBeLessThanOrEqual(18_000);
    expect(asked).toHaveLength(2);
    expect(waiting()).toBe(0);
  });

  it('is made once where it would have its effect twice', async () => {
    const { client, asked, advance, watch } = start(never);
    const seen = watch(client.call(sendVerificationCode, { email: 'a@b.co', reason: 'signup' }));
    await advance(20_000);
    expect(seen.outcome).toBeInstanceOf(TimeoutError);
    expect(seen.at).toBe(10_000);
    expect(asked).toHaveLength(1);
  });

  it('is tried again where the contract says that it may be, and works', async () => {
    const { client, asked, advance, watch } = start(never, async () => json({}));
    const seen = watch(client.call(setCharacter, { selected_character: 'Daisy' }));
    await advance(20_000);
    expect(seen).toMatchObject({ outcome: {}, at: 10_500 });
    expect(asked).toHaveLength(2);
  });

  it('may take as long as its engine may, and is not tried again after that', async () => {
    const { client, asked, advance, watch } = start(never);
    const seen = watch(client.call(getConversationTip));
    await advance(41_000);
    expect(seen.at).toBe(40_000);
    expect(asked).toHaveLength(1);
  });

  it('has no more time than the caller gives it', async () => {
    const { client, advance, watch } = start(never);
    const seen = watch(client.call(getMe, undefined, { withinMs: 5000 }));
    await advance(6000);
    expect(seen).toMatchObject({ outcome: { name: 'TimeoutError' }, at: 5000 });
  });

  it.each([
    ['an attempt', 1000],
    ['the wait for the next', 8250],
  ])('ends at once when its caller leaves, during %s, even if fetch does not listen', async (_, leftAt) => {
    const { client, advance, watch, waiting } = start(never);
    const leaving = new AbortController();
    const seen = watch(client.call(getMe, undefined, { signal: leaving.signal }));
    await advance(leftAt);
    leaving.abort(new Error('left the page'));
    await advance(250);
    expect(seen.outcome).toMatchObject({ message: 'left the page' });
    expect(waiting()).toBe(0);
  });
});

describe('a safe call that fails in passing', () => {
  const busy =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      Promise.resolve(json({ detail: 'Not now.' }, status, headers));
  const good: Answer = async () => json(me);

  it.each([429, 502, 503, 504])('is tried again after a %i', async (status) => {
    const { client, asked, advance, watch } = start(busy(status), good);
    const seen = watch(client.call(getMe));
    await advance(2000);
    expect(seen.outcome).toMatchObject(me);
    expect(asked.map(({ at }) => at)).toEqual([0, 500]);
  });

  it('is tried three times, waiting longer each time', async () => {
    const { client, asked, advance, watch } = start(() => Promise.reject(new TypeError('Failed to fetch')));
    const seen = watch(client.call(getMe));
    await advance(4000);
    expect(seen.outcome).toMatchObject({ name: 'NetworkError' });
    expect(asked.map(({ at }) => at)).toEqual([0, 500, 1500]);
  });

  it('waits as long as the server asks for, and fails at once where that is too long', async () => {
    const date = new Date(0).toUTCString();
    for (const wait of ['3', new Date(3000).toUTCString()]) {
      const { client, asked, advance, watch } = start(busy(503, { 'retry-after': wait, date }), good);
      watch(client.call(getMe));
      await advance(5000);
      expect(asked.map(({ at }) => at)).toEqual([0, 3000]);
    }
    const { client, advance, watch } = start(busy(429, { 'retry-after': '60' }), good);
    const seen = watch(client.call(getMe));
    await advance(250);
    expect(seen.outcome).toMatchObject({ status: 429, retryAfterMs: 60_000 });
  });

  it.each([400, 403, 404, 500])('is not tried again after a %i, which is an answer', async (status) => {
    const { client, asked, advance, watch } = start(busy(status));
    const seen = watch(client.call(getMe));
    await advance(5000);
    expect(seen.outcome).toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });

  it('is left to a caller that tries again by itself', async () => {
    const { client, asked, advance, watch } = start(busy(503));
    watch(client.call(getMe, undefined, { retry: false }));
    await advance(5000);
    expect(asked).toHaveLength(1);
  });
});

describe('a refresh that is never answered', () => {
  const refused: Answer = async () => json({ detail: 'Please log in.' }, 401);
  const hanging: Answer = (url, init) => (url === '/api/auth/refresh' ? never() : refused(url, init));

  it('fails all calls that wait for it, within 20 s, and keeps the learner signed in', async () => {
    const { client, asked, advance, watch, tokens } = start(hanging);
    const calls = Array.from({ length: 8 }, () => watch(client.call(getMe)));
    const renewal = watch(client.renew());
    await advance(20_000);
    for (const { outcome, at } of [...calls, renewal]) {
      expect(outcome).toBeInstanceOf(TimeoutError);
      expect(at).toBeLessThanOrEqual(18_000);
    }
    expect(asked.filter(({ url }) => url === '/api/auth/refresh').length).toBeLessThanOrEqual(3);
    expect(tokens.read()?.refreshToken).toBe('refresh-0');
  });

  it('does not hold up a call whose lock another tab keeps', async () => {
    const { clock, advance } = createTestClock();
    const tokens = createMemoryTokenStore({ token: 'stale', refreshToken: 'refresh-0' });
    const client = createClient({ tokens, clock, fetch: hanging, lock: () => new Promise(() => undefined) });
    const outcome = client.call(getMe).catch((error: unknown) => error);
    await advance(20_000);
    expect(await outcome).toBeInstanceOf(TimeoutError);
  });
});

describe('a file', () => {
  const sent = (pauseMs: number, pieces: number): Answer => {
    const { clock } = fileTime;
    return async () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            const send = (left: number) => {
              if (left === 0) return controller.close();
              controller.enqueue(new TextEncoder().encode('x'));
              clock.after(pauseMs, () => send(left - 1));
            };
            send(pieces);
          },
        }),
      );
  };
  let fileTime: ReturnType<typeof createTestClock>;
  const download = async (pauseMs: number, pieces: number) => {
    fileTime = createTestClock();
    const tokens = createMemoryTokenStore({ token: 'good', refreshToken: null });
    const answer = sent(pauseMs, pieces);
    let asked = 0;
    const fetch: Answer = (...call) => {
      asked += 1;
      return answer(...call);
    };
    const client = createClient({ tokens, clock: fileTime.clock, fetch });
    const outcome = client.download(exportEverything, { format: 'csv' }).catch((error: unknown) => error);
    await fileTime.advance(120_000);
    return { outcome: await outcome, asked };
  };

  it('may take long while it comes', async () => {
    expect((await download(10_000, 10)).outcome).toMatchObject({ size: 10 });
  });

  it('fails when it stops coming, and is asked for once', async () => {
    const { outcome, asked } = await download(60_000, 2);
    expect(outcome).toBeInstanceOf(TimeoutError);
    expect(asked).toBe(1);
  });
});
