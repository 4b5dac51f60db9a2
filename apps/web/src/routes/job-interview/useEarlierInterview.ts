import type { Client } from '@sayso/api/client';
import { getInterviews } from '@sayso/api/contract/interview';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import type { Job } from './job.ts';
import type { Retry } from './retry.ts';

/** An interview that was held, and for which job. */
export interface EarlierInterview {
  readonly id: string;
  readonly job: Job;
}

/** The interview that is to be repeated; its job is asked for when the way to the wizard did not bring it. Null while there is none. */
export const useEarlierInterview = (retry: Retry | null): EarlierInterview | null => {
  const { client } = useServices();
  const { state } = useLoaded((signal) => findEarlier(client, retry, signal));
  if (retry?.id && retry.job) return { id: retry.id, job: retry.job };
  return state.status === 'loaded' ? state.value : null;
};

const findEarlier = async (
  client: Client,
  retry: Retry | null,
  signal: AbortSignal,
): Promise<EarlierInterview | null> => {
  if (!retry?.id || retry.job) return null;
  const { interviews } = await client.call(getInterviews, undefined, { signal });
  const found = interviews.find(({ id }) => id === retry.id);
  if (!found) return null;
  const { id, job_title, job_description, company_name } = found;
  return { id, job: { title: job_title, description: job_description, company: company_name } };
};
