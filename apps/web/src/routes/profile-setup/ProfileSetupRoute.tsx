import { setupProfile } from '@sayso/api/contract/profile';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { changesIn, draftOf } from '../../shell/profile-draft.ts';
import { timeZoneHere } from '../../shell/time-zone.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { ProfileSetupPage, type SetupDraft } from './ProfileSetupPage.tsx';

/** /profile-setup: asks what the coach needs to know, once. */
export const ProfileSetupRoute = () => {
  usePageTitle('Profile setup');
  const { client, auth } = useServices();
  const profile = useLearner();
  const [draft, setDraft] = useState<SetupDraft>(() => ({ step: 0, ...draftOf(profile) }));
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const finish = async () => {
    setSaving(true);
    setError(null);
    try {
      await client.call(setupProfile, {
        email: profile.email,
        ...changesIn(draft),
        english_level: draft.level ?? 'A1',
        profile_setup_status: 'completed',
        time_zone: timeZoneHere(),
      });
      await auth.reload();
    } catch {
      setError('Failed to set up user profile. Please try again: nothing you entered is lost.');
      setSaving(false);
    }
  };

  if (profile.profile_setup_status === 'completedcoach') return <Navigate to="/home-coach" replace />;
  if (profile.profile_setup_status === 'completed') return <Navigate to="/learning-journey" replace />;
  return (
    <ProfileSetupPage
      draft={draft}
      saving={saving}
      error={error}
      onChange={(change) => setDraft({ ...draft, ...change })}
      onFinish={() => void finish()}
    />
  );
};
