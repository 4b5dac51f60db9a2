import { ApiError, NetworkError, SessionExpiredError, UnexpectedAnswerError } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { nullWhenRefused } from './null-when-refused.ts';

describe('a call that a server need not have', () => {
  it('hands on the answer of a server that has it', async () => {
    expect(await nullWhenRefused(Promise.resolve('all of it'))).toBe('all of it');
  });

  it.each([
    ['knows no such call', new ApiError(404, 'There is no such call.')],
    ['answers with a page', new UnexpectedAnswerError('This is a page.')],
  ])('is null where the server %s', async (_, error) => {
    expect(await nullWhenRefused(Promise.reject(error))).toBeNull();
  });

  it.each([
    ['cannot be reached', new NetworkError('down')],
    ['is being restarted', new ApiError(503, 'Not now.')],
    ['is too busy', new ApiError(429, 'Not now.')],
    ['has ended the session', new SessionExpiredError('over')],
  ])('fails, and can be asked again, where the server %s', async (_, error) => {
    await expect(nullWhenRefused(Promise.reject(error))).rejects.toBe(error);
  });
});
