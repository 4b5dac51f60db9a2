import { expect, it } from 'vitest';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { applyChanges } from './apply-changes.ts';

it('a profile shows the changes that are being saved, and keeps the rest', () => {
  const profile = createProfile({ full_name: 'Amina', goal: 'Work', topics: ['Tech'], total_xp: 12 });
  expect(applyChanges(profile, { full_name: 'Amina D.', preferences: { topics: ['Movies'] } })).toEqual({
    ...profile,
    full_name: 'Amina D.',
    topics: ['Movies'],
  });
});
