import { ApiError, NetworkError, TimeoutError } from '@sayso/api/client';
import { nightNurseReview } from '@sayso/api/testing';
import { describe, expect, it } from 'vitest';
import { loadReview } from './load-review.ts';

describe('the feedback on an interview', () => {
  it('is shown in its parts', async () => {
    expect(await loadReview(async () => ({ summary: 'Well told.', review: nightNurseReview }))).toEqual({
      summary: 'Well told.',
      review: nightNurseReview,
    });
  });

  it('has no HTML tags in any of its texts', async () => {
    const [better] = nightNurseReview.better;
    const review = {
      ...nightNurseReview,
      strengths: ['You were <i>calm</i>.'],
      better: better ? [{ ...better, why: '3 < 5, <b>so</b> it is.' }] : [],
    };
    expect(await loadReview(async () => ({ summary: '<p>Well <b>told</b>.</p>', review }))).toMatchObject({
      summary: 'Well told.',
      review: { strengths: ['You were calm.'], better: [{ why: '3 < 5, so it is.' }] },
    });
  });

  it('is only a text with a server that knows no more', async () => {
    expect(await loadReview(async () => ({ summary: 'Well told.' }))).toEqual({ summary: 'Well told.', review: null });
  });

  it.each([
    ['an error', async () => ({ summary: 'x', error: 'No such interview.' })],
    ['nothing', async () => ({ summary: ' ' })],
    ['a refusal', () => Promise.reject(new ApiError(404, 'There is none.'))],
  ])('is missing when the answer is %s', async (_, ask) => {
    expect(await loadReview(ask)).toBeNull();
  });

  it.each([
    ['takes too long', new TimeoutError()],
    ['cannot be reached', new NetworkError('down')],
    ['is being restarted', new ApiError(503, 'Not now.')],
  ])('is not said to be missing when the server %s', async (_, fault) => {
    await expect(loadReview(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});
