import { describe, expect, it } from 'vitest';
import { describeFreeDay, describeFreeTalks } from './free-talks.ts';

describe('the free talks of a day', () => {
  it.each([
    [{ limit: 5, left: 3 }, '3 of 5 free talks left today.'],
    [{ limit: 1, left: 1 }, '1 of 1 free talk left today.'],
    [{ limit: 5, left: 0 }, 'No more free conversations today. You have new ones tomorrow.'],
  ])('are told as what is left: %j', (talks, words) => {
    expect(describeFreeTalks(talks)).toBe(words);
  });

  it('are told as what a day has', () => {
    expect([1, 5].map((limit) => describeFreeDay({ limit, left: 0 }))).toEqual([
      'Free: 1 talk a day.',
      'Free: 5 talks a day.',
    ]);
  });
});
