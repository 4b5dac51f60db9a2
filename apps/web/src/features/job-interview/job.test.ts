import { describe, expect, it } from 'vitest';
import { blankDraft, countSurplus, isSameJob, isStepDone, longestDescription } from './job.ts';

const nurse = { title: 'Night nurse', description: 'Care for twelve patients.', company: 'St Mary' };

describe('the interview wizard', () => {
  it.each([
    [0, 'title'],
    [1, 'description'],
    [2, 'company'],
  ] as const)(
    'goes on from step %i when its field has more than 2 characters, spaces around it not counted',
    (step, field) => {
      expect(isStepDone({ ...blankDraft, step, [field]: ' ab ' })).toBe(false);
      expect(isStepDone({ ...blankDraft, step, [field]: ' abc ' })).toBe(true);
    },
  );

  it('looks only at the field of its step', () => {
    expect(isStepDone({ ...nurse, step: 2, title: '' })).toBe(true);
  });

  it('takes a description up to the limit, and says how much is too much', () => {
    const longest = 'x'.repeat(longestDescription);
    expect(isStepDone({ ...nurse, step: 1, description: `  ${longest}\n` })).toBe(true);
    expect(isStepDone({ ...nurse, step: 1, description: `${longest}yes` })).toBe(false);
    expect(countSurplus(`${longest}yes`)).toBe(3);
  });
});

describe('a retry', () => {
  it('is of the same job when nothing but spaces around it changed', () => {
    expect(isSameJob(nurse, { ...nurse, company: ' St Mary ' })).toBe(true);
    expect(isSameJob(nurse, { ...nurse, description: 'Care for ten patients.' })).toBe(false);
  });
});
