import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recording } from '../../io/ports.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createTranscriber, type TranscriberOptions } from './transcriber.ts';

const recording = (size: number, more: Partial<Recording> = {}): Recording => ({
  mediaType: 'audio/webm;codecs=opus',
  size,
  durationMs: 3000,
  base64: async () => 'A'.repeat(Math.ceil(size / 3) * 4),
  ...more,
});
const spoken = recording(12_000);
const httpError = (status: number) => Object.assign(new Error('no'), { name: 'ApiError', status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A transcriber whose server answers with each of `answers` in turn, and with the last one from then on. */
const setUp = (answers: readonly (() => Promise<unknown>)[], options: Partial<TranscriberOptions> = {}) => {
  const clock = createTestClock();
  const sentAt: number[] = [];
  const signals: AbortSignal[] = [];
  const transcriber = createTranscriber({
    clock,
    send: (_, signal) => {
      signals.push(signal);
      const answer = answers[Math.min(sentAt.push(clock.now()), answers.length) - 1];
      return answer ? answer() : Promise.reject(new Error('nothing to answer'));
    },
    ...options,
  });
  return { clock, sentAt, signals, transcriber };
};
const says = (answer: unknown) => async () => answer;
const hangs = () => new Promise<never>(() => {});

describe('what the server understood', () => {
  it('is trimmed', async () => {
    const { transcriber } = setUp([says({ transcript: '  Hello there. \n' })]);
    expect(await transcriber.transcribe(spoken)).toEqual({ kind: 'heard', text: 'Hello there.', draft: false });
  });

  it('is passed on as a draft when the engine is not sure', async () => {
    const { transcriber } = setUp([says({ transcript: 'hello', draft: true })]);
    expect(await transcriber.transcribe(spoken)).toEqual({ kind: 'heard', text: 'hello', draft: true });
  });

  it.each([[null], ['hello'], [{}], [{ transcript: 5 }], [[]], [undefined]])(
    'counts as no answer if it is %j',
    async (answer) => {
      const { transcriber, sentAt } = setUp([says(answer)]);
      expect(await transcriber.transcribe(spoken)).toEqual({ kind: 'failed', text: '(no answer)' });
      expect(sentAt).toHaveLength(1);
    },
  );

  it('was unclear when there are no words in more than 50,000 characters of audio', async () => {
    const { transcriber } = setUp([says({ transcript: ' ' })]);
    const ofLength = (length: number) => recording(40_000, { base64: async () => 'A'.repeat(length) });
    expect(await transcriber.transcribe(ofLength(50_000))).toEqual({ kind: 'nothing', reason: 'no-voice' });
    expect(await transcriber.transcribe(ofLength(50_001))).toEqual({ kind: 'unclear', text: '(heard but unclear)' });
  });
});

describe('a recording that is not worth sending', () => {
  it('is silence under 1000 bytes', async () => {
    const { transcriber, sentAt } = setUp([says({ transcript: 'hello' })]);
    expect(await transcriber.transcribe(recording(999))).toEqual({ kind: 'nothing', reason: 'no-voice' });
    expect(sentAt).toHaveLength(0);
    expect(await transcriber.transcribe(recording(1000))).toMatchObject({ kind: 'heard' });
  });

  it('is no answer under 10,000 bytes for the first recorder', async () => {
    const { transcriber } = setUp([says({ transcript: 'hi' })], { minimumBytes: 10_000, tooSmall: 'no-answer' });
    expect(await transcriber.transcribe(recording(9999))).toEqual({ kind: 'unclear', text: '(no answer)' });
    expect(await transcriber.transcribe(recording(10_000))).toMatchObject({ kind: 'heard' });
  });

  it('is silence under 50 base64 characters', async () => {
    const { transcriber, sentAt } = setUp([says({ transcript: 'hello' })], { minimumBytes: 0 });
    expect(await transcriber.transcribe(recording(36))).toEqual({ kind: 'nothing', reason: 'no-voice' });
    expect(sentAt).toHaveLength(0);
  });

  it.each([
    ['of no size', recording(Number.NaN)],
    ['of a negative size', recording(-1)],
    ['whose sound cannot be read', recording(5000, { base64: () => Promise.reject(new Error('gone')) })],
  ])('is invalid: one %s', async (_, broken) => {
    const { transcriber } = setUp([says({ transcript: 'hello' })]);
    expect(await transcriber.transcribe(broken)).toEqual({ kind: 'nothing', reason: 'invalid' });
  });
});

describe('a server that does not answer', () => {
  it('is given 29 seconds, then the request is aborted', async () => {
    const { transcriber, clock, signals } = setUp([hangs]);
    const heard = transcriber.transcribe(spoken);
    await clock.settle(28_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await clock.settle(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await heard).toEqual({ kind: 'timeout', text: '(timeout)' });
    expect(clock.waiting()).toBe(0);
  });

  it('is asked again after 1, 2, 4 and 8 seconds while the network is down, and the recording is not lost', async () => {
    const { transcriber, clock, sentAt } = setUp([
      offline,
      offline,
      offline,
      offline,
      says({ transcript: 'still here' }),
    ]);
    const heard = transcriber.transcribe(spoken);
    await clock.settle(15_000);
    expect(sentAt).toEqual([0, 1000, 3000, 7000, 15_000]);
    expect(await heard).toMatchObject({ kind: 'heard', text: 'still here' });
  });

  it('is asked once more within 29 seconds when the network was away for 16', async () => {
    const away = [offline, offline, offline, offline, offline];
    const { transcriber, clock, sentAt } = setUp([...away, says({ transcript: 'still here' })]);
    const heard = transcriber.transcribe(spoken);
    await clock.settle(25_000);
    expect(sentAt).toEqual([0, 1000, 3000, 7000, 15_000, 25_000]);
    expect(await heard).toMatchObject({ kind: 'heard', text: 'still here' });
  });

  it.each([502, 503, 504])('is asked again after a %i, which a server gives while it restarts', async (status) => {
    const { transcriber, clock } = setUp([() => Promise.reject(httpError(status)), says({ transcript: 'back' })]);
    const heard = transcriber.transcribe(spoken);
    await clock.settle(1000);
    expect(await heard).toMatchObject({ text: 'back' });
  });

  it('is no answer when the network stays down for 29 seconds', async () => {
    const { transcriber, clock } = setUp([offline]);
    const heard = transcriber.transcribe(spoken);
    await clock.settle(29_000);
    expect(await heard).toEqual({ kind: 'failed', text: '(no answer)' });
    expect(clock.waiting()).toBe(0);
  });

  it('is asked at once when the browser says that the network is back', async () => {
    const listeners = new Set<() => void>();
    const onOnline = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const { transcriber, clock, sentAt } = setUp([offline, offline, says({ transcript: 'quick' })], { onOnline });
    const heard = transcriber.transcribe(spoken);
    await clock.settle(1200);
    expect(sentAt).toEqual([0, 1000]);
    for (const listener of listeners) listener();
    expect(await heard).toMatchObject({ text: 'quick' });
    expect(sentAt).toEqual([0, 1000, 1200]);
    expect(listeners.size).toBe(0);
  });

  it.each([400, 401, 413, 429, 500])('is not asked again after a %i', async (status) => {
    const { transcriber, sentAt } = setUp([() => Promise.reject(httpError(status))]);
    expect(await transcriber.transcribe(spoken)).toEqual({ kind: 'failed', text: '(no answer)' });
    expect(sentAt).toHaveLength(1);
  });

  it('is not asked again when its answer was not JSON', async () => {
    const { transcriber, sentAt } = setUp([() => Promise.reject(new SyntaxError('Unexpected token'))]);
    expect(await transcriber.transcribe(spoken)).toMatchObject({ kind: 'failed' });
    expect(sentAt).toHaveLength(1);
  });

  it('is left alone after the caller gave up', async () => {
    const { transcriber, clock, signals } = setUp([hangs]);
    const hangUp = new AbortController();
    const heard = transcriber.transcribe(spoken, hangUp.signal);
    await clock.settle();
    hangUp.abort();
    expect(await heard).toMatchObject({ kind: 'failed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(clock.waiting()).toBe(0);
  });
});

describe('a recogniser in the page', () => {
  const withRecogniser = (text: string | undefined) => recording(12_000, { recognised: Promise.resolve(text) });

  it('is believed before the server when it is preferred', async () => {
    const { transcriber, sentAt } = setUp([says({ transcript: 'server' })], { preferInPage: true });
    expect(await transcriber.transcribe(withRecogniser(' page '))).toEqual({
      kind: 'heard',
      text: 'page',
      draft: false,
    });
    expect(sentAt).toHaveLength(0);
  });

  it('leaves it to the server when it heard nothing', async () => {
    const { transcriber } = setUp([says({ transcript: 'server' })], { preferInPage: true });
    expect(await transcriber.transcribe(withRecogniser(undefined))).toMatchObject({ text: 'server' });
    expect(await transcriber.transcribe(spoken)).toMatchObject({ text: 'server' });
  });

  it('is only asked where the server gave no words, when it is not preferred', async () => {
    const answers = [says({ transcript: 'server' }), () => Promise.reject(httpError(500)), says({ transcript: '' })];
    const { transcriber } = setUp(answers);
    const heard = [];
    for (let i = 0; i < 3; i++) heard.push(await transcriber.transcribe(withRecogniser('page')));
    expect(heard).toEqual([
      { kind: 'heard', text: 'server', draft: false },
      { kind: 'heard', text: 'page', draft: true },
      { kind: 'heard', text: 'page', draft: true },
    ]);
  });
});

it('settles within 29 seconds and leaves nothing running, whatever the server does', async () => {
  const reply = fc.constantFrom('offline', 'hang', '404', '503', 'text', 'empty', 'rubbish');
  const replies: Record<string, () => Promise<unknown>> = {
    offline,
    hang: hangs,
    '404': () => Promise.reject(httpError(404)),
    '503': () => Promise.reject(httpError(503)),
    text: says({ transcript: 'words' }),
    empty: says({ transcript: '' }),
    rubbish: says(42),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(reply, { minLength: 1, maxLength: 6 }), async (names) => {
      const { transcriber, clock, signals } = setUp(names.map((name) => replies[name] ?? hangs));
      const heard = transcriber.transcribe(spoken);
      await clock.settle(29_000);
      expect(await heard).toHaveProperty('kind');
      expect(clock.waiting()).toBe(0);
      expect(signals.every(({ aborted }) => aborted)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
