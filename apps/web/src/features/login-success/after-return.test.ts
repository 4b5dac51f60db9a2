import { expect, it } from 'vitest';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { afterReturn } from './after-return.ts';

it.each([
  ['completedcoach', '/home-coach'],
  ['completed', '/learning-journey'],
  ['begun', '/profile-setup'],
  [null, '/profile-setup'],
])('a sign-in that came back with the status %s goes on to %s', (profile_setup_status, to) => {
  expect(afterReturn(createProfile({ profile_setup_status }))).toBe(to);
});

it('a sign-in that came back without a profile goes on to the setup, whose guard leads further', () => {
  expect(afterReturn(null)).toBe('/profile-setup');
});
