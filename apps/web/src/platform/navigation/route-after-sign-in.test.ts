import { describe, expect, it } from 'vitest';
import { createProfile } from '../learner/stories/profiles.ts';
import { routeAfterSignIn } from './route-after-sign-in.ts';

const status = (profile_setup_status: string | null, change = {}) =>
  routeAfterSignIn(createProfile({ profile_setup_status, ...change }));

describe('after signing in', () => {
  it('a learner with a coach goes home, whatever else is missing', () => {
    expect(status('completedcoach')).toBe('/home-coach');
    expect(status('completedcoach', { full_name: null, topics: [] })).toBe('/home-coach');
  });

  it('a complete profile without a coach goes to choose one', () => {
    expect(status('completed')).toBe('/learning-journey');
    expect(status(null)).toBe('/learning-journey');
  });

  it.each([{ full_name: null }, { full_name: '' }, { english_level: null }, { goal: null }, { topics: [] }])(
    'a profile with %o goes to the setup',
    (missing) => {
      expect(status('completed', missing)).toBe('/profile-setup');
      expect(status(null, missing)).toBe('/profile-setup');
    },
  );
});
