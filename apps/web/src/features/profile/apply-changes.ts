import type { RequestOf } from '@sayso/api/contract/endpoint';
import type { Profile, updateProfile } from '@sayso/api/contract/profile';

/** The profile as it will be once these changes are saved. */
export const applyChanges = (profile: Profile, changes: RequestOf<typeof updateProfile>): Profile => {
  const { full_name, english_level, goal, preferences } = changes;
  return {
    ...profile,
    ...(full_name !== undefined && { full_name }),
    ...(english_level !== undefined && { english_level }),
    ...(goal !== undefined && { goal }),
    ...(preferences?.topics !== undefined && { topics: preferences.topics }),
  };
};
