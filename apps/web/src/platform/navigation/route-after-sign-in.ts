import { isComplete } from '@sayso/api/contract/complete-profile';
import type { Profile } from '@sayso/api/contract/profile';

/** The address that a learner goes to after signing in. */
export const routeAfterSignIn = (profile: Profile): '/home-coach' | '/profile-setup' | '/learning-journey' => {
  if (profile.profile_setup_status === 'completedcoach') return '/home-coach';
  return isComplete(profile) ? '/learning-journey' : '/profile-setup';
};
