import { ApiError, NetworkError, TimeoutError, UnexpectedAnswerError } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { loadSummary } from './load-summary.ts';
import { readTip } from './read-tip.ts';

const summary = {
  average_score: 0.8,
  feedback_tip: 'Slowly.',
  xp_gained: 3,
  top_words: [],
  weak_words: [],
  phrase_count: 1,
  main_difficulty: 'Unknown',
  conversation_history: [],
};

const catchFailure = async (error: Error, mayCome = false): Promise<unknown> => {
  const ask = async () => {
    throw error;
  };
  try {
    return await loadSummary(ask, mayCome);
  } catch (failure) {
    return failure;
  }
};

describe('the summary of a drill', () => {
  it('is shown as the server gives it', async () => {
    expect(await loadSummary(async () => summary, false)).toMatchObject({ percent: '80%', xp: 3 });
  });

  it.each<[string, Error]>([
    ['was not reached', new NetworkError('down')],
    ['took too long', new TimeoutError()],
    ...[500, 502, 503, 429].map(
      (status) => [`answered with ${status}`, new ApiError(status, 'Not now.')] satisfies [string, Error],
    ),
  ])('is missing and can be loaded again where the server %s', async (_, error) => {
    expect(await catchFailure(error)).toMatchObject({ name: 'MissingSummaryError', canRetry: true, cause: error });
  });

  it('is missing where the server answers with nothing, and may come where a phrase is still being saved', async () => {
    const nothing = (mayCome: boolean) => loadSummary(async () => null, mayCome);
    await expect(nothing(false)).rejects.toMatchObject({ canRetry: false });
    await expect(nothing(true)).rejects.toMatchObject({ canRetry: true });
  });

  it.each([
    ['has none', new ApiError(404, 'There is none.')],
    ['answers with something else than JSON', new UnexpectedAnswerError('This is a page.')],
  ])('cannot be loaded again where the server %s, unless a phrase is still being saved', async (_, error) => {
    expect(await catchFailure(error)).toMatchObject({ canRetry: false });
    expect(await catchFailure(error, true)).toMatchObject({ canRetry: true });
  });
});

describe('the tip about a drill', () => {
  it('has no HTML tags', () => {
    expect(readTip({ tip: 'Open your <b>mouth</b>.', audio_base64: 'SUQz' })).toEqual({
      text: 'Open your mouth.',
      audio: 'SUQz',
    });
  });

  it('is the usual one where the server has none', () => {
    expect(readTip({ tip: '', audio_base64: null })).toEqual({
      text: 'Try to speak more clearly and slowly.',
      audio: null,
    });
  });
});
