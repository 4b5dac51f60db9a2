import { TextArea } from '@sayso/ui/text-area';
import { TextField } from '@sayso/ui/text-field';
import { counted } from '../../../platform/calendar/days.ts';
import * as styles from '../JobInterviewPage.css.ts';
import { countSurplus, type JobDraft, longestDescription, longestLine } from '../job.ts';

/** Share of the limit from which the field shows how much of it is used, 0 to 1. */
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

/** Chooses the hint or the error about the length. A pasted text is not cut: the learner decides what to leave out. */
const limitTexts = (description: string) => {
  const length = description.trim().length;
  const surplus = countSurplus(description);
  if (surplus > 0)
    return { error: `This is ${counted(surplus, 'character')} too long. Leave out what is not about the work.` };
  if (length < longestDescription * nearLimit) return { hint: 'The tasks, and what the company wants.' };
  return { hint: `${length.toLocaleString('en-GB')} of ${counted(longestDescription, 'character')}` };
};
