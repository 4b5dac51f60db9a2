import { englishLevels, goals, topics } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { ChoiceGroup } from '@sayso/ui/choice-group';
import { Coach } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ProgressBar } from '@sayso/ui/progress-bar';
import { TextField } from '@sayso/ui/text-field';
import { TextButton } from '@sayso/ui/text-link';
import { TopicPicker } from '@sayso/ui/topic-picker';
import * as styles from './ProfileSetupPage.css.ts';
import { goalNames, levelNames, type SetupDraft } from './setup.ts';

export interface ProfileSetupPageProps {
  readonly draft: SetupDraft;
  readonly saving: boolean;
  readonly error: string | null;
  readonly onChange: (change: Partial<SetupDraft>) => void;
  readonly onFinish: () => void;
}

const titles = [
  'Nice to meet you.',
  'What is your name?',
  'How is your English?',
  'What is it for?',
  'What do you like to talk about?',
];

/** /profile-setup: a wizard of five steps with a bar of step/4. */
export const ProfileSetupPage = (props: ProfileSetupPageProps) => {
  const { draft, onChange } = props;
  const previous = draft.step - 1;
  return (
    <main className={styles.page}>
      <ProgressBar label="Profile setup" value={draft.step} max={4} valueText={`Step ${draft.step} of 4`} />
      <div className={styles.column}>
        <Heading level={1}>{titles[draft.step]}</Heading>
        <Step {...props} />
        {previous === 0 || previous === 1 || previous === 2 || previous === 3 ? (
          <TextButton onClick={() => onChange({ step: previous })}>Back</TextButton>
        ) : null}
      </div>
    </main>
  );
};

const Step = ({ draft, saving, error, onChange, onFinish }: ProfileSetupPageProps) => {
  switch (draft.step) {
    case 0:
      return (
        <>
          <div className={styles.faces}>
            <Coach name="John" size="lg" decorative />
            <Coach name="Daisy" size="lg" decorative />
          </div>
          <Text size="large" tone="soft">
            Four short questions, so that your coach knows who is talking.
          </Text>
          <Button size="large" onClick={() => onChange({ step: 1 })}>
            Start Setup
          </Button>
        </>
      );
    case 1:
      return (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.fullName.trim()) onChange({ step: 2 });
          }}
        >
          <TextField
            label="Full name"
            autoComplete="name"
            maxLength={120}
            value={draft.fullName}
            autoFocus
            onChange={(event) => onChange({ fullName: event.target.value })}
          />
          <Button type="submit" disabled={!draft.fullName.trim()}>
            Next
          </Button>
        </form>
      );
    case 2:
      return (
        <ChoiceGroup
          label="English level"
          labelVisibility="hidden"
          choices={englishLevels.map((value) => ({ value, label: value, description: levelNames[value] }))}
          value={draft.level}
          columns="two"
          onValueChange={(level) => onChange({ level, step: 3 })}
        />
      );
    case 3:
      return (
        <ChoiceGroup
          label="Main goal"
          labelVisibility="hidden"
          choices={goals.map((value) => ({ value, label: value, description: goalNames[value] }))}
          value={draft.goal}
          columns="two"
          onValueChange={(goal) => onChange({ goal, step: 4 })}
        />
      );
    case 4:
      return (
        <>
          <TopicPicker
            label="Favourite topics"
            labelVisibility="hidden"
            topics={topics}
            value={draft.topics}
            onValueChange={(chosen) => onChange({ topics: chosen })}
          />
          {error ? <Notice tone="error">{error}</Notice> : null}
          <Button disabled={draft.topics.length === 0} busy={saving} onClick={onFinish}>
            Finish setup
          </Button>
        </>
      );
  }
};
