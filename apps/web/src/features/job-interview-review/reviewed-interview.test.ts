import { describe, expect, it } from 'vitest';
import { reviewedInterview } from './reviewed-interview.ts';

describe('the interview that is reviewed', () => {
  it('is the one that the way here named', () => {
    expect(reviewedInterview({ id: 'one' }, '?id=two', 'three')).toBe('one');
  });

  it('is else the one in the address', () => {
    expect(reviewedInterview(null, '?id=two', 'three')).toBe('two');
    expect(reviewedInterview({ id: 7 }, '?id=two', 'three')).toBe('two');
  });

  it('is else the latest on this device', () => {
    expect(reviewedInterview(null, '?id=', 'three')).toBe('three');
  });

  it('is none when nothing names one', () => {
    expect(reviewedInterview({}, '', null)).toBeNull();
  });
});
