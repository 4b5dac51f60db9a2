import { ApiError } from '@sayso/api/client';
import { getLevel } from '@sayso/api/contract/level';
import { deleteAccount } from '@sayso/api/contract/profile';
import { useApiMutation } from '@sayso/api/react';
import { useEffect, useState } from 'react';
import { collectChanges, createDraft } from '../../platform/learner/profile-draft.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useOptionalQuery } from '../../platform/server/use-optional-query.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { ProfilePage } from './ProfilePage.tsx';
import type { Deletion, ProfileEdit, ProfileView } from './profile-view.ts';
import { useSaveProfile } from './use-save-profile.ts';

export interface LearnerProfileProps {
  /** The account is being deleted; it is gone, and with it the session; or it could not be. */
  readonly onLeaving: (stage: 'underway' | 'done' | 'no') => void;
}

/** The profile of the learner who is signed in: seen, edited, saved, or deleted for good. */
export const LearnerProfile = ({ onLeaving }: LearnerProfileProps) => {
  const { auth, toaster } = useServices();
  const profile = useLearner();
  const level = useOptionalQuery(getLevel);
  const [draft, setDraft] = useState<ProfileEdit['draft'] | null>(null);
  const [deletion, setDeletion] = useState<Deletion>('none');
  const saving = useSaveProfile();
  const removal = useApiMutation(deleteAccount, {
    onMutate: () => {
      setDeletion('underway');
      onLeaving('underway');
    },
    onError: (error) => {
      setDeletion('none');
      onLeaving('no');
      const message =
        error instanceof ApiError ? 'Failed to delete account.' : 'An error occurred while deleting your account.';
      toaster.show(message, { kind: 'error' });
    },
    onSuccess: () => {
      onLeaving('done');
      auth.signOut();
      toaster.show('Account deleted', { kind: 'success' });
    },
  });

  // Experience and streak may have grown since the profile was loaded.
  useEffect(() => void auth.refresh(), [auth]);

  const view: ProfileView = draft
    ? {
        mode: 'edit',
        draft,
        saving: saving.isPending,
        error: saving.isError ? 'Failed to save profile. Please try again: nothing you entered is lost.' : null,
      }
    : { mode: 'view' };
  const save = () => {
    if (!draft) return;
    const changes = { ...(profile.email && { email: profile.email }), ...collectChanges(draft) };
    saving.mutate(changes, { onSuccess: () => setDraft(null) });
  };

  return (
    <ProfilePage
      profile={profile}
      evidence={level.state.status === 'success' ? level.state.data : null}
      onRetryEvidence={level.state.status === 'error' ? level.retry : undefined}
      view={view}
      deletion={deletion}
      actions={{
        edit: () => {
          saving.reset();
          setDraft(createDraft(profile));
        },
        change: (change) => setDraft((current) => current && { ...current, ...change }),
        cancel: () => setDraft(null),
        save,
        askToDelete: (asked) => setDeletion(asked ? 'asked' : 'none'),
        delete: () => removal.mutate(),
        signOut: () => auth.signOut(),
      }}
    />
  );
};
