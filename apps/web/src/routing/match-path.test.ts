import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('a path', () => {
  it('is the pattern itself, whatever its case and with a slash at its end', () => {
    for (const path of ['/job-interview/mock', '/Job-Interview/Mock', '/job-interview/mock/']) {
      expect(matchPath('/job-interview/mock', path)).toEqual({});
    }
    expect(matchPath('/', '/')).toEqual({});
  });

  it('is another one when a segment differs, is missing or follows', () => {
    for (const path of ['/', '/job-interview', '/job-interview/review', '/job-interview/mock/2']) {
      expect(matchPath('/job-interview/mock', path)).toBeNull();
    }
  });

  it('says what stands where the pattern names it, decoded', () => {
    expect(matchPath('/conversation/:character', '/conversation/Daisy')).toEqual({ character: 'Daisy' });
    expect(matchPath('/past-talks/:id?', '/past-talks/a%20b')).toEqual({ id: 'a b' });
    expect(matchPath('/past-talks/:id?', '/past-talks/50%')).toEqual({ id: '50%' });
  });

  it('may leave out what has a question mark, and nothing else', () => {
    expect(matchPath('/past-talks/:id?', '/past-talks')).toEqual({});
    expect(matchPath('/conversation/:character', '/conversation')).toBeNull();
    expect(matchPath('/conversation/:character', '/conversation/')).toBeNull();
  });

  it('is always what a star stands for', () => {
    expect(matchPath('*', '/nobody/knows')).toEqual({});
  });
});
