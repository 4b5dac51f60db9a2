import type { AuthSnapshot } from '../../shell/auth-state.ts';

/** Where a sign-in that came back goes on to: by profile_setup_status, and to the setup after any failure (spec §2 "/login-success"). */
export const afterReturn = (who: AuthSnapshot): string => {
  const status = who.status === 'learner' ? who.profile.profile_setup_status : null;
  if (status === 'completedcoach') return '/home-coach';
  return status === 'completed' ? '/learning-journey' : '/profile-setup';
};
