import type { Profile } from './profile.ts';

/** A profile is complete when name, level, goal and at least one topic are there. */
export const isComplete = (profile: Profile): boolean =>
  Boolean(profile.full_name && profile.english_level && profile.goal && profile.topics.length > 0);
