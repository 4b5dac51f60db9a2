import { ApiError, NetworkError, TimeoutError } from '@sayso/api/client';
import { nightNurseReview } from '@sayso/api/testing';
import { describe, expect, it } from 'vitest';
import { createReviewSession, type ReviewSessionOptions } from './review-session.ts';

/** A voice whose parts end when the test says so. */
const start = (options: Partial<ReviewSessionOptions> = {}) => {
  const asked: string[] = [];
  const played: string[] = [];
  let end: () => void = () => undefined;
  const session = createReviewSession({
    ask: async () => ({ summary: 'Well told.' }),
    speak: async (text) => {
      asked.push(text);
      return `voice of ${text}`;
    },
    play: (audio, signal) => {
      played.push(audio);
      return new Promise<void>((resolve) => {
        end = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { session, asked, played, settle, endPart: () => end() };
};

describe('the feedback on an interview', () => {
  it('loads, then is shown', async () => {
    const { session } = start({ ask: async () => ({ summary: 'Well told.', review: nightNurseReview }) });
    expect(session.getSnapshot().state.status).toBe('loading');
    await session.load();
    expect(session.getSnapshot().state).toEqual({ status: 'shown', summary: 'Well told.', review: nightNurseReview });
  });

  it('has no HTML tags in any of its texts, which are neither shown nor read aloud', async () => {
    const [better] = nightNurseReview.better;
    const review = {
      ...nightNurseReview,
      strengths: ['You were <i>calm</i>.'],
      better: better ? [{ ...better, why: '3 < 5, <b>so</b> it is.' }] : [],
    };
    const { session, asked } = start({ ask: async () => ({ summary: '<p>Well <b>told</b>.</p>', review }) });
    await session.load();
    void session.listen();
    expect(asked).toEqual(['Well told.']);
    const { state } = session.getSnapshot();
    expect(state).toMatchObject({
      summary: 'Well told.',
      review: { strengths: ['You were calm.'], better: [{ why: '3 < 5, so it is.' }] },
    });
    session.dispose();
  });

  it('is only a text with a server that knows no more', async () => {
    const { session } = start();
    await session.load();
    expect(session.getSnapshot().state).toEqual({ status: 'shown', summary: 'Well told.', review: null });
  });

  it.each([
    ['an error', async () => ({ summary: 'x', error: 'No such interview.' })],
    ['nothing', async () => ({ summary: ' ' })],
    ['a refusal', () => Promise.reject(new ApiError(404, 'There is none.'))],
  ])('is missing when the answer is %s', async (_what, ask) => {
    const { session } = start({ ask });
    await session.load();
    expect(session.getSnapshot().state.status).toBe('missing');
  });
});

describe('feedback for which the server gives no answer', () => {
  it.each([
    ['takes too long', new TimeoutError()],
    ['cannot be reached', new NetworkError('down')],
    ['is being restarted', new ApiError(503, 'Not now.')],
  ])('is not said to be missing when it %s, and can be asked for again', async (_, fault) => {
    let isAway = true;
    const { session } = start({
      ask: async () => {
        if (isAway) throw fault;
        return { summary: 'Well told.' };
      },
    });
    await session.load();
    expect(session.getSnapshot().state.status).toBe('failed');
    isAway = false;
    await session.load();
    expect(session.getSnapshot().state.status).toBe('shown');
  });
});

describe('listening to the feedback', () => {
  it('waits for the voice, plays it, and is done', async () => {
    const { session, played, settle, endPart } = start();
    await session.load();
    const heard = session.listen();
    expect(session.getSnapshot().listening).toBe('loading');
    await settle();
    expect(session.getSnapshot().listening).toBe('playing');
    expect(played).toEqual(['voice of Well told.']);
    endPart();
    await heard;
    expect(session.getSnapshot().listening).toBe('none');
  });

  it('reads a long text in parts, and has the next one ready', async () => {
    const sentence = `${'word '.repeat(60)}end.`;
    const { session, asked, played, settle, endPart } = start({
      ask: async () => ({ summary: `${sentence} ${sentence}` }),
    });
    await session.load();
    const heard = session.listen();
    await settle();
    expect([asked.length, played.length]).toEqual([2, 1]);
    endPart();
    await settle();
    expect(played).toEqual([`voice of ${sentence}`, `voice of ${sentence}`]);
    endPart();
    await heard;
  });

  it('stops when it is told, and can begin again', async () => {
    const { session, played, settle } = start();
    await session.load();
    const heard = session.listen();
    await settle();
    session.stopListening();
    await heard;
    expect(session.getSnapshot().listening).toBe('none');
    void session.listen();
    await settle();
    expect(played).toHaveLength(2);
    expect(session.getSnapshot().listening).toBe('playing');
  });

  it('is as before when there is no voice', async () => {
    const { session } = start({ speak: () => Promise.reject(new Error('no voice')) });
    await session.load();
    await session.listen();
    expect(session.getSnapshot().listening).toBe('none');
  });

  it('ends when the learner leaves', async () => {
    const stopped: boolean[] = [];
    const { session, settle } = start({
      play: (_audio, signal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            stopped.push(true);
            resolve();
          });
        }),
    });
    await session.load();
    void session.listen();
    await settle();
    session.dispose();
    expect(stopped).toEqual([true]);
  });
});
