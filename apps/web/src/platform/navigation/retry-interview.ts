/** The job that an interview is prepared for, as the learner wrote it. */
export interface Job {
  readonly title: string;
  readonly description: string;
  readonly company: string;
}

/** Navigation state of /job-interview when the review leads there. */
export interface RetryState {
  readonly retry: true;
  readonly id?: string;
  readonly job?: Job;
}

/** The interview that is to be repeated, as far as the way to the wizard tells it. */
export interface Retry {
  readonly id: string | null;
  readonly job: Job | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const readJob = (value: unknown): Job | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { title, description, company } = value as Record<keyof Job, unknown>;
  return isText(title) && isText(description) && isText(company) ? { title, description, company } : null;
};

/**
 * Reads the retry flag from navigation state or from `?retry=1`.
 * @param latest the interview held last on this device, which is meant where none is named
 * @returns null when this is no retry
 */
export const readRetry = (state: unknown, search: string, latest: string | null): Retry | null => {
  const query = new URLSearchParams(search);
  const told: Partial<Record<keyof RetryState, unknown>> = typeof state === 'object' && state !== null ? state : {};
  if (told.retry !== true && query.get('retry') !== '1') return null;
  const named = isText(told.id) ? told.id : query.get('id');
  return { id: named ?? latest, job: readJob(told.job) };
};
