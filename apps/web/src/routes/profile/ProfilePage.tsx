import type { LevelAnswer } from '@sayso/api/contract/level';
import type { Profile } from '@sayso/api/contract/profile';
import { AlertDialog } from '@sayso/ui/alert-dialog';
import { Button } from '@sayso/ui/button';
import { useState } from 'react';
import { AboutLearner } from './AboutLearner.tsx';
import { EditProfile } from './EditProfile.tsx';
import { Identity } from './Identity.tsx';
import { LevelEvidence } from './LevelEvidence.tsx';
import * as styles from './ProfilePage.css.ts';
import type { Deletion, ProfileActions, ProfileView } from './profile-view.ts';
import { Stats } from './Stats.tsx';

export interface ProfilePageProps {
  readonly profile: Profile;
  /** What the real level rests on; null while it is not known, and where the server does not tell. */
  readonly evidence: LevelAnswer | null;
  readonly view: ProfileView;
  readonly deletion: Deletion;
  readonly actions: ProfileActions;
}

/** /profile: who the learner is, what they have reached, and the way out. */
export const ProfilePage = ({ profile, evidence, view, deletion, actions }: ProfilePageProps) => {
  const [wasEdited, setWasEdited] = useState(false);
  if (view.mode === 'edit' && !wasEdited) setWasEdited(true);
  return (
    <main className={styles.page}>
      <Identity profile={profile} />
      <div className={styles.column}>
        <Stats profile={profile} level={evidence?.level ?? profile.real_english_level} />
        {evidence ? <LevelEvidence evidence={evidence} /> : null}
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
        description="Your profile, your conversations and everything you have reached are erased at once. This is final."
        labels={{ confirm: 'Delete my account', cancel: 'Keep my account', busy: 'Deleting...' }}
        onConfirm={actions.delete}
        busy={deletion === 'underway'}
      />
    </main>
  );
};
