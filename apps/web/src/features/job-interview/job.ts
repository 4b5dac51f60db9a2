import type { Job } from '../../platform/navigation/retry-interview.ts';

/** The wizard so far: step 0 title, 1 description, 2 company. */
export interface JobDraft extends Job {
  readonly step: 0 | 1 | 2;
}

/** Nothing written yet. */
export const blankDraft: JobDraft = { step: 0, title: '', description: '', company: '' };

/** The longest description that the server takes, in characters. */
export const longestDescription = 8000;
/** The longest title and the longest name of a company, in characters. */
export const longestLine = 200;

/** A field counts when its trimmed value is longer than 2 characters. */
const isFilled = (value: string): boolean => value.trim().length > 2;

/** How many characters a description has too many; 0 when it fits. */
export const countSurplus = (description: string): number =>
  Math.max(0, description.trim().length - longestDescription);

/** Whether the current step's field lets the wizard go on. */
export const isStepDone = ({ step, title, description, company }: JobDraft): boolean => {
  switch (step) {
    case 0:
      return isFilled(title);
    case 1:
      return isFilled(description) && countSurplus(description) === 0;
    case 2:
      return isFilled(company);
  }
};

/** The same job: then the same questions can be asked again. */
export const isSameJob = (one: Job, other: Job): boolean =>
  one.title.trim() === other.title.trim() &&
  one.description.trim() === other.description.trim() &&
  one.company.trim() === other.company.trim();
