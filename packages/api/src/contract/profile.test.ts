import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getMe } from './profile.ts';

describe('a profile', () => {
  it('may be that of a learner whose address is not known', () => {
    expect(parse(getMe.answer, { email: null, full_name: 'Amina' })).toMatchObject({ email: '', full_name: 'Amina' });
  });

  it.each([
    { unauthorized: true },
    { unauthorized: true, email: null },
    { unauthorized: true, email: 'amina@example.com' },
    { detail: 'Who are you?' },
  ])('is no learner’s where the answer is %j', (answer) => {
    expect(safeParse(getMe.answer, answer).success).toBe(false);
  });

  it.each([
    [{}, 'A1'],
    [{ real_english_level: 'B2', actual_level: 'A2' }, 'B2'],
    [{ actual_level: 'A2' }, 'A2'],
    [{ level_measured: true }, 'A1'],
    [{ level_measured: false }, null],
    [{ level_measured: false, actual_level: 'B1' }, 'B1'],
  ])('has the level of %j, and none only where the server says so', (fields, level) => {
    expect(parse(getMe.answer, { email: null, ...fields }).real_english_level).toBe(level);
  });

  it.each([
    [{}, null],
    [{ free_talks: null }, null],
    [{ free_talks: { limit: 5 } }, null],
    [{ free_talks: { limit: 5, left: 3 } }, { limit: 5, left: 3 }],
  ])('tells with %j how many free talks are left', (fields, talks) => {
    expect(parse(getMe.answer, { email: null, ...fields }).free_talks).toEqual(talks);
  });

  it('is a learner’s where the marker says that they are authorised', () => {
    expect(parse(getMe.answer, { unauthorized: false, email: 'amina@example.com' }).email).toBe('amina@example.com');
  });
});
