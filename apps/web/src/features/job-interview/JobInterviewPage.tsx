import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ProgressBar } from '@sayso/ui/progress-bar';
import * as wizard from '../../platform/page/wizard.css.ts';
import * as styles from './JobInterviewPage.css.ts';
import { isStepDone, type JobDraft } from './job.ts';
import { JobField } from './parts/JobField.tsx';

export interface JobInterviewPageProps {
  readonly draft: JobDraft;
  /** `same`: the questions of an earlier interview come again; `changed`: they would, had the job not been changed. */
  readonly retry: 'none' | 'same' | 'changed';
  /** The interview is being prepared. */
  readonly busy: boolean;
  /** The interview could not be prepared. */
  readonly failed: boolean;
  readonly onChange: (change: Partial<JobDraft>) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

const titles = ['What job do you want?', 'What does the job advert say?', 'Which company is it?'] as const;

/** The interviewer's words to each step. */
const words = [
  'I am John, and I am your interviewer. Tell me about the job, and I will ask you typical questions.',
  'Paste the whole job advert if you have it. I make my questions from it.',
  'Then we start. I ask about seven questions. You have one minute for each answer.',
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
      <div className={styles.columns}>
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
              We could not start your interview. Your text is still here: check your connection and try again.
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
