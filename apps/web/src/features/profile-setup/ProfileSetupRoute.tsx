import { setupProfile } from '@sayso/api/contract/profile';
import { useApiMutation } from '@sayso/api/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { timeZoneHere } from '../../platform/calendar/time-zone.ts';
import { collectChanges, createDraft } from '../../platform/learner/profile-draft.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { ProfileSetupPage, type SetupDraft } from './ProfileSetupPage.tsx';

/** /profile-setup: asks what the coach needs to know, once. */
export const ProfileSetupRoute = () => {
  usePageTitle('Profile setup');
  const { auth } = useServices();
  const profile = useLearner();
  const [draft, setDraft] = useState<SetupDraft>(() => ({ step: 0, ...createDraft(profile) }));
  const setup = useApiMutation(setupProfile, { onSuccess: () => auth.reload() });
  const finish = () =>
    setup.mutate({
      email: profile.email,
      ...collectChanges(draft),
      english_level: draft.level ?? 'A1',
      profile_setup_status: 'completed',
      time_zone: timeZoneHere(),
    });

  if (profile.profile_setup_status === 'completedcoach') return <Navigate to="/home-coach" replace />;
  if (profile.profile_setup_status === 'completed') return <Navigate to="/learning-journey" replace />;
  return (
    <ProfileSetupPage
      draft={draft}
      saving={setup.isPending}
      error={setup.isError ? 'Failed to set up user profile. Please try again: nothing you entered is lost.' : null}
      onChange={(change) => setDraft({ ...draft, ...change })}
      onFinish={finish}
    />
  );
};
