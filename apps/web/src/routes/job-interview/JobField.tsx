import { TextArea } from '@sayso/ui/text-area';
import { TextField } from '@sayso/ui/text-field';
import { counted } from '../../shell/days.ts';
import * as styles from './JobInterviewPage.css.ts';
import { type JobDraft, longestDescription, longestLine, surplusOf } from './job.ts';

/** From this part of the limit on, the learner is told of it. */
const nearLimit = 0.8;

export interface JobFieldProps {
  readonly draft: JobDraft;
  readonly busy: boolean;
  readonly onChange: (change: Partial<JobDraft>) => void;
}

/** The one field of a step. */
export const JobField = ({ draft, busy, onChange }: JobFieldProps) => {
  switch (draft.step) {
    case 0:
      return (
        <TextField
          label="Job title"
          hint="Like “Night nurse” or “Junior web developer”."
          autoComplete="organization-title"
          maxLength={longestLine}
          value={draft.title}
          readOnly={busy}
          autoFocus
          onChange={(event) => onChange({ title: event.target.value })}
        />
      );
    case 1:
      return (
        <TextArea
          label="Job description"
          rows={8}
          className={styles.advert}
          value={draft.description}
          readOnly={busy}
          autoFocus
          {...limitTexts(draft.description)}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      );
    case 2:
      return (
        <TextField
          label="Company name"
          autoComplete="organization"
          maxLength={longestLine}
          value={draft.company}
          readOnly={busy}
          autoFocus
          onChange={(event) => onChange({ company: event.target.value })}
        />
      );
  }
};

/** What was pasted stays whole: the learner decides what to leave out. */
const limitTexts = (description: string) => {
  const length = description.trim().length;
  const surplus = surplusOf(description);
  if (surplus > 0)
    return { error: `This is ${counted(surplus, 'character')} too long. Leave out what is not about the work.` };
  if (length < longestDescription * nearLimit) return { hint: 'The tasks, and what they ask of you.' };
  return { hint: `${length.toLocaleString('en-GB')} of ${counted(longestDescription, 'character')}` };
};
