import { describe, expect, it } from 'vitest';
import { interviewInState } from './interview-in-state.ts';

describe('the interview that a navigation hands over', () => {
  it('is the id in its state', () => {
    expect(interviewInState({ id: 'i-7' })).toBe('i-7');
  });

  it.each([null, undefined, 'i-7', {}, { id: 7 }, { id: '' }])('is none in %j', (state) => {
    expect(interviewInState(state)).toBeNull();
  });
});
