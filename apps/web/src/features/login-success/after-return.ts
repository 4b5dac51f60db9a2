import type { Profile } from '@sayso/api/contract/profile';

/** Finds where a sign-in that came back goes on to: by `profile_setup_status`, and to the setup after any failure. */
export const afterReturn = (profile: Profile | null): string => {
  const status = profile?.profile_setup_status ?? null;
  if (status === 'completedcoach') return '/home-coach';
  return status === 'completed' ? '/learning-journey' : '/profile-setup';
};
