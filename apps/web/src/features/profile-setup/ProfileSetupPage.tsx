import { englishLevels, goals, topics } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ProgressBar } from '@sayso/ui/progress-bar';
import { TextField } from '@sayso/ui/text-field';
import { TextButton } from '@sayso/ui/text-link';
import { TopicPicker } from '@sayso/ui/topic-picker';
import { useEffect, useRef } from 'react';
import { goalNames, levelNames, type ProfileDraft } from '../../platform/learner/profile-draft.ts';
import * as wizard from '../../platform/page/wizard.css.ts';
import * as styles from './ProfileSetupPage.css.ts';
import { Choices } from './parts/Choices.tsx';

/** The answers that the learner has given so far. */
export interface SetupDraft extends ProfileDraft {
  /** 0 welcome, 1 name, 2 level, 3 goal, 4 topics. */
  readonly step: 0 | 1 | 2 | 3 | 4;
}

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
  const title = useFocusedTitle(draft.step);
  return (
    <main className={wizard.page}>
      <ProgressBar label="Profile setup" value={draft.step} max={4} valueText={`Step ${draft.step} of 4`} />
      <div className={wizard.column}>
        <Heading ref={title} level={1} tabIndex={-1}>
          {titles[draft.step]}
        </Heading>
        <Step {...props} />
        {previous === 0 || previous === 1 || previous === 2 || previous === 3 ? (
          <TextButton className={styles.back} onClick={() => onChange({ step: previous })}>
            Back
          </TextButton>
        ) : null}
      </div>
    </main>
  );
};

/** Moves the focus to the next question, because the pressed button is gone with its step; a field that has taken the focus keeps it. */
function useFocusedTitle(step: SetupDraft['step']) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body) title.current?.focus();
    shown.current = step;
  }, [step]);
  return title;
}

const Step = ({ draft, saving, error, onChange, onFinish }: ProfileSetupPageProps) => {
  switch (draft.step) {
    case 0:
      return (
        <>
          <div className={styles.faces}>
            <Coach name="John" size="fill" decorative />
            <Coach name="Daisy" size="fill" decorative />
          </div>
          <Text size="large" tone="soft">
            Four short questions, so that your coach knows who is talking.
          </Text>
          <Button size="large" className={styles.action} onClick={() => onChange({ step: 1 })}>
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
        <Choices
          label="English level"
          choices={englishLevels.map((value) => ({ value, description: levelNames[value] }))}
          chosen={draft.level}
          onChoose={(level) => onChange({ level, step: 3 })}
        />
      );
    case 3:
      return (
        <Choices
          label="Main goal"
          choices={goals.map((value) => ({ value, description: goalNames[value] }))}
          chosen={draft.goal}
          onChoose={(goal) => onChange({ goal, step: 4 })}
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
          <Button className={styles.action} disabled={draft.topics.length === 0} busy={saving} onClick={onFinish}>
            Finish setup
          </Button>
        </>
      );
  }
};
