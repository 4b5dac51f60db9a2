import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { getInterviews } from '@sayso/api/contract/interview';
import { useApiQuery } from '@sayso/api/react';
import type { Job, Retry } from '../../platform/navigation/retry-interview.ts';

/** An interview that was held, and for which job. */
export interface EarlierInterview {
  readonly id: string;
  readonly job: Job;
}

/** The interview that is to be repeated; its job is asked for when the way to the wizard did not bring it. Null while there is none. */
export const useEarlierInterview = (retry: Retry | null): EarlierInterview | null => {
  const { state } = useApiQuery(getInterviews, undefined, { enabled: Boolean(retry?.id && !retry.job) });
  if (!retry?.id) return null;
  if (retry.job) return { id: retry.id, job: retry.job };
  return state.status === 'success' ? findEarlier(state.data, retry.id) : null;
};

const findEarlier = ({ interviews }: AnswerOf<typeof getInterviews>, id: string): EarlierInterview | null => {
  const found = interviews.find((interview) => interview.id === id);
  if (!found) return null;
  return { id, job: { title: found.job_title, description: found.job_description, company: found.company_name } };
};
