import { englishLevels, goals, topics } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Select } from '@sayso/ui/select';
import { TextField } from '@sayso/ui/text-field';
import { TopicPicker } from '@sayso/ui/topic-picker';
import { canSave, goalNames, levelNames, type ProfileDraft } from '../../../platform/learner/profile-draft.ts';
import * as styles from '../ProfilePage.css.ts';
import type { ProfileActions } from '../profile-view.ts';

export interface EditProfileProps {
  readonly draft: ProfileDraft;
  readonly saving: boolean;
  /** Why it could not be saved. */
  readonly error: string | null;
  readonly actions: Pick<ProfileActions, 'change' | 'cancel' | 'save'>;
}

/** The same facts as a form; nothing entered is lost when saving fails. */
export const EditProfile = ({ draft, saving, error, actions }: EditProfileProps) => (
  <Card kind="summary" as="section">
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave(draft)) actions.save();
      }}
    >
      <Heading level={2} size="3">
        About you
      </Heading>
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={120}
        value={draft.fullName}
        disabled={saving}
        autoFocus
        error={draft.fullName.trim() ? undefined : 'Please enter your name.'}
        onChange={(event) => actions.change({ fullName: event.target.value })}
      />
      <Select
        label="English level"
        placeholder="Choose your level"
        choices={englishLevels.map((value) => ({ value, label: `${value}: ${levelNames[value]}` }))}
        value={draft.level}
        disabled={saving}
        onValueChange={(level) => actions.change({ level })}
      />
      <Select
        label="Goal"
        placeholder="Choose your goal"
        choices={goals.map((value) => ({ value, label: `${value}: ${goalNames[value]}` }))}
        value={draft.goal}
        disabled={saving}
        onValueChange={(goal) => actions.change({ goal })}
      />
      <TopicPicker
        label="Favourite topics"
        topics={topics}
        value={draft.topics}
        disabled={saving}
        onValueChange={(chosen) => actions.change({ topics: chosen })}
      />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <div className={styles.account}>
        <Button type="submit" disabled={!canSave(draft)} busy={saving} busyLabel="Saving...">
          Save
        </Button>
        <Button tone="quiet" disabled={saving} onClick={actions.cancel}>
          Cancel
        </Button>
      </div>
    </form>
  </Card>
);
