import type { LevelAnswer } from '@sayso/api/contract/level';
import type { Profile } from '@sayso/api/contract/profile';
import { AlertDialog } from '@sayso/ui/alert-dialog';
import { Button } from '@sayso/ui/button';
import { useState } from 'react';
import { LoadFailure } from '../../platform/loading/LoadFailure.tsx';
import * as styles from './ProfilePage.css.ts';
import { AboutLearner } from './parts/AboutLearner.tsx';
import { EditProfile } from './parts/EditProfile.tsx';
import { Identity } from './parts/Identity.tsx';
import { LevelEvidence } from './parts/LevelEvidence.tsx';
import { Stats } from './parts/Stats.tsx';
import type { Deletion, ProfileActions, ProfileView } from './profile-view.ts';

export interface ProfilePageProps {
  readonly profile: Profile;
  /** The measurements that the real level is computed from; null while they are not known, and where the server does not tell. */
  readonly evidence: LevelAnswer | null;
  /** Asks for it again; given where it could not be loaded. */
  readonly onRetryEvidence?: (() => void) | undefined;
  readonly view: ProfileView;
  readonly deletion: Deletion;
  readonly actions: ProfileActions;
}

/** /profile: who the learner is, what they have reached, and the way out. */
export const ProfilePage = ({ profile, evidence, onRetryEvidence, view, deletion, actions }: ProfilePageProps) => {
  const [wasEdited, setWasEdited] = useState(false);
  if (view.mode === 'edit' && !wasEdited) setWasEdited(true);
  return (
    <main className={styles.page}>
      <Identity profile={profile} />
      <div className={styles.column}>
        <Stats profile={profile} level={evidence ? evidence.level : profile.real_english_level} />
        {evidence ? <LevelEvidence evidence={evidence} /> : null}
        {onRetryEvidence ? (
          <LoadFailure onRetry={onRetryEvidence}>
            We could not load the reasons for your level. Check your connection and try again.
          </LoadFailure>
        ) : null}
        {view.mode === 'edit' ? (
          <EditProfile {...view} actions={actions} />
        ) : (
          <AboutLearner profile={profile} onEdit={actions.edit} isBack={wasEdited} />
        )}
        <section aria-label="Account" className={styles.account}>
          <Button tone="quiet" onClick={actions.signOut}>
            Sign out
          </Button>
          <Button tone="quiet" icon="trash" className={styles.remove} onClick={() => actions.askToDelete(true)}>
            Delete my account
          </Button>
        </section>
      </div>
      <AlertDialog
        open={deletion !== 'none'}
        onOpenChange={actions.askToDelete}
        title="Delete your account?"
        description="We delete your profile, your conversations and your progress now. You cannot get them back."
        labels={{ confirm: 'Delete my account', cancel: 'Keep my account', busy: 'Deleting...' }}
        onConfirm={actions.delete}
        busy={deletion === 'underway'}
      />
    </main>
  );
};
