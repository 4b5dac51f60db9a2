import { type Profile, updateProfile } from '@sayso/api/contract/profile';
import { useApiMutation } from '@sayso/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { identifyLearner, profileKey } from '../../platform/cache/profile-query.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { applyChanges } from './apply-changes.ts';

/**
 * Saving the profile. What the learner wrote is shown at once in every part of the page, and taken back where it could not be saved.
 * Then /me decides.
 */
export const useSaveProfile = () => {
  const { auth, toaster } = useServices();
  const queryClient = useQueryClient();
  return useApiMutation(updateProfile, {
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: profileKey, exact: true });
      const before = queryClient.getQueryData<Profile>(profileKey);
      if (before) queryClient.setQueryData(profileKey, applyChanges(before, changes));
      return before;
    },
    onError: (_error, _changes, before) => {
      // Another learner may have signed in meanwhile.
      queryClient.setQueryData<Profile>(profileKey, (now) =>
        now && before && identifyLearner(now) === identifyLearner(before) ? before : now,
      );
    },
    onSuccess: async () => {
      await auth.reload();
      toaster.show('Profile saved', { kind: 'success' });
    },
  });
};
