import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ProgressBar } from '@sayso/ui/progress-bar';
import * as wizard from '../../shell/wizard.css.ts';
import { JobField } from './JobField.tsx';
import * as styles from './JobInterviewPage.css.ts';
import { isStepDone, type JobDraft } from './job.ts';

export interface JobInterviewPageProps {
  readonly draft: JobDraft;
  /** `same`: the questions of an earlier interview come again; `changed`: they would, had the job not been changed. */
  readonly retry: 'none' | 'same' | 'changed';
  /** The interview is being prepared. */
  readonly busy: boolean;
  /** It could not be prepared. */
  readonly failed: boolean;
  readonly onChange: (change: Partial<JobDraft>) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

const titles = ['What job do you want?', 'What does the advert say?', 'Which company is it?'] as const;

/** What the interviewer says to each step. */
const words = [
  'I am John, and I play the HR manager. Tell me about the job, and I will ask what they would ask.',
  'Paste the whole advert if you have it. My questions come from what it asks for.',
  'Then we begin: about seven questions, aloud. You have a minute for each answer.',
] as const;

const retryWords = {
  same: 'The same job, so the same questions again. Afterwards you see both answers side by side.',
  changed: 'You changed the job, so the questions will be new.',
} as const;

/** /job-interview: a wizard of three steps about the job that the interview is for. */
export const JobInterviewPage = (props: JobInterviewPageProps) => {
  const { draft, retry, busy, failed, onChange, onStart, onCancel } = props;
  const isLast = draft.step === 2;
  const isDone = isStepDone(draft);
  const goOn = () => {
    if (!isDone || busy) return;
    if (draft.step === 2) onStart();
    else onChange({ step: draft.step === 0 ? 1 : 2 });
  };
  const goBack = () => {
    if (draft.step === 0) onCancel();
    else onChange({ step: draft.step === 2 ? 1 : 0 });
  };
  return (
    <main className={wizard.page}>
      <ProgressBar
        label="Mock interview"
        value={draft.step + 1}
        max={3}
        valueText={`Step ${draft.step + 1} of 3`}
        className={styles.bar}
      />
      <div className={styles.room}>
        <aside aria-label="Your interviewer" className={styles.interviewer}>
          <Coach name="John" size="fill" state={busy ? 'thinking' : 'idle'} decorative className={styles.face} />
          <Text as="div" className={styles.words}>
            {retry === 'none' ? words[draft.step] : retryWords[retry]}
          </Text>
        </aside>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <Heading level={1}>{titles[draft.step]}</Heading>
          <JobField key={draft.step} draft={draft} busy={busy} onChange={onChange} />
          {failed ? (
            <Notice tone="error">
              Your interview could not be prepared. Nothing you wrote is lost: check your connection and start again.
            </Notice>
          ) : null}
          <div className={styles.ways}>
            <Button tone="quiet" disabled={busy} onClick={goBack}>
              {draft.step === 0 ? 'Cancel' : 'Back'}
            </Button>
            <Button type="submit" disabled={!isDone} busy={busy} busyLabel="Starting...">
              {isLast ? 'Start Interview' : 'Next'}
            </Button>
          </div>
        </form>
      </div>
    </main>
  );
};
