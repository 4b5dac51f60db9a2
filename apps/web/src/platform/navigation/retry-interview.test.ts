import { describe, expect, it } from 'vitest';
import { readRetry } from './retry-interview.ts';

const job = { title: 'Night nurse', description: 'Care for twelve patients.', company: 'St Mary' };

describe('the retry flag', () => {
  it('is absent for a learner who comes from another page', () => {
    expect(readRetry(null, '', 'last')).toBeNull();
    expect(readRetry({ retry: 'yes' }, '?retry=0', 'last')).toBeNull();
  });

  it('brings the interview and its job', () => {
    expect(readRetry({ retry: true, id: 'one', job }, '', 'last')).toEqual({ id: 'one', job });
  });

  it('means the latest interview when it names none', () => {
    expect(readRetry({ retry: true }, '', 'last')).toEqual({ id: 'last', job: null });
    expect(readRetry(null, '?retry=1', null)).toEqual({ id: null, job: null });
  });

  it('may stand in the address', () => {
    expect(readRetry(null, '?retry=1&id=two', 'last')).toEqual({ id: 'two', job: null });
  });

  it('leaves out a job that is not whole', () => {
    expect(readRetry({ retry: true, id: 'one', job: { title: 'Nurse' } }, '', null)).toEqual({ id: 'one', job: null });
  });
});
