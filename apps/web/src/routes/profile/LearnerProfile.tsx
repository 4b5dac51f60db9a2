import { ApiError, isUnanswered } from '@sayso/api/client';
import { getLevel } from '@sayso/api/contract/level';
import { deleteAccount, updateProfile } from '@sayso/api/contract/profile';
import { useEffect, useState } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { changesIn, draftOf } from '../../shell/profile-draft.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import { ProfilePage } from './ProfilePage.tsx';
import type { Deletion, ProfileView } from './profile-view.ts';

export interface LearnerProfileProps {
  /** The account is being deleted; it is gone, and with it the session; or it could not be. */
  readonly onLeaving: (stage: 'underway' | 'done' | 'no') => void;
}

/** The profile of whoever is signed in: seen, edited, saved, or deleted for good (spec §4 "Profile edit"). */
export const LearnerProfile = ({ onLeaving }: LearnerProfileProps) => {
  const { client, auth, toaster } = useServices();
  const profile = useLearner();
  const { state: level, retry: retryLevel } = useLoaded((signal) =>
    client.call(getLevel, undefined, { signal }).catch((error: unknown) => {
      // A server of the spec has no such call, and without it nothing is missing.
      if (error instanceof ApiError && !isUnanswered(error)) return null;
      throw error;
    }),
  );
  const [view, setView] = useState<ProfileView>({ mode: 'view' });
  const [deletion, setDeletion] = useState<Deletion>('none');

  // Experience and streak may have grown since the profile was loaded.
  useEffect(() => void auth.refresh(), [auth]);

  const save = async () => {
    if (view.mode !== 'edit') return;
    setView({ ...view, saving: true, error: null });
    try {
      await client.call(updateProfile, { ...(profile.email && { email: profile.email }), ...changesIn(view.draft) });
      await auth.reload();
      setView({ mode: 'view' });
      toaster.show('Profile saved', { kind: 'success' });
    } catch {
      setView({
        ...view,
        saving: false,
        error: 'Failed to save profile. Please try again: nothing you entered is lost.',
      });
    }
  };

  const remove = async () => {
    setDeletion('underway');
    onLeaving('underway');
    try {
      await client.call(deleteAccount);
    } catch (error) {
      setDeletion('none');
      onLeaving('no');
      const message =
        error instanceof ApiError ? 'Failed to delete account.' : 'An error occurred while deleting your account.';
      toaster.show(message, { kind: 'error' });
      return;
    }
    onLeaving('done');
    auth.signOut();
    toaster.show('Account deleted', { kind: 'success' });
  };

  return (
    <ProfilePage
      profile={profile}
      evidence={level.status === 'loaded' ? level.value : null}
      onRetryEvidence={level.status === 'failed' ? retryLevel : undefined}
      view={view}
      deletion={deletion}
      actions={{
        edit: () => setView({ mode: 'edit', draft: draftOf(profile), saving: false, error: null }),
        change: (change) => view.mode === 'edit' && setView({ ...view, draft: { ...view.draft, ...change } }),
        cancel: () => setView({ mode: 'view' }),
        save: () => void save(),
        askToDelete: (asked) => setDeletion(asked ? 'asked' : 'none'),
        delete: () => void remove(),
        signOut: () => auth.signOut(),
      }}
    />
  );
};
