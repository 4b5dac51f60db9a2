import { setupProfile } from '@sayso/api/contract/profile';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { ProfileSetupPage } from './ProfileSetupPage.tsx';
import { draftOf } from './setup.ts';

/** /profile-setup: asks what the coach needs to know, once. */
export const ProfileSetupRoute = () => {
  usePageTitle('Profile setup');
  const { client, auth } = useServices();
  const profile = useLearner();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const finish = async () => {
    setSaving(true);
    setError(null);
    try {
      await client.call(setupProfile, {
        email: profile.email,
        full_name: draft.fullName,
        english_level: draft.level ?? 'A1',
        ...(draft.goal && { goal: draft.goal }),
        preferences: { topics: [...draft.topics] },
        profile_setup_status: 'completed',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      await auth.reload();
    } catch {
      setError('Failed to save profile. Please try again: nothing you entered is lost.');
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
