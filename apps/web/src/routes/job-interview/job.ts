/** What an interview is prepared for, as the learner wrote it. */
export interface Job {
  readonly title: string;
  readonly description: string;
  readonly company: string;
}

/** The wizard so far: step 0 title, 1 description, 2 company (spec §4 "Interview wizard"). */
export interface JobDraft extends Job {
  readonly step: 0 | 1 | 2;
}

/** Nothing written yet. */
export const blankDraft: JobDraft = { step: 0, title: '', description: '', company: '' };

/** The longest description that the server takes, in characters. */
export const longestDescription = 8000;
/** The longest title and the longest name of a company, in characters. */
export const longestLine = 200;

/** spec §5: a field counts when its trimmed value is longer than 2 characters. */
const isFilled = (value: string): boolean => value.trim().length > 2;

/** How many characters a description has too many; 0 when it fits. */
export const surplusOf = (description: string): number => Math.max(0, description.trim().length - longestDescription);

/** Whether the current step's field lets the wizard go on. */
export const isStepDone = ({ step, title, description, company }: JobDraft): boolean => {
  switch (step) {
    case 0:
      return isFilled(title);
    case 1:
      return isFilled(description) && surplusOf(description) === 0;
    case 2:
      return isFilled(company);
  }
};

/** The same job: then the same questions can be asked again. */
export const isSameJob = (one: Job, other: Job): boolean =>
  one.title.trim() === other.title.trim() &&
  one.description.trim() === other.description.trim() &&
  one.company.trim() === other.company.trim();
