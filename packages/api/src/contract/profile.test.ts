import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getMe } from './profile.ts';

describe('a profile', () => {
  it('may be that of somebody whose address nobody knows', () => {
    expect(parse(getMe.answer, { email: null, full_name: 'Amina' })).toMatchObject({ email: '', full_name: 'Amina' });
  });

  it.each([
    { unauthorized: true },
    { unauthorized: true, email: null },
    { unauthorized: true, email: 'amina@example.com' },
    { detail: 'Who are you?' },
  ])('is nobody’s where the answer is %j', (answer) => {
    expect(safeParse(getMe.answer, answer).success).toBe(false);
  });

  it('is somebody’s where the marker says that they are authorised', () => {
    expect(parse(getMe.answer, { unauthorized: false, email: 'amina@example.com' }).email).toBe('amina@example.com');
  });
});
