import { ApiError } from '@sayso/api/client';
import { getInterviews } from '@sayso/api/contract/interview';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLoaded } from '../../shell/useLoaded.ts';

/** The interviews that were held, newest first; null with a server that keeps none. */
export const usePastInterviews = () => {
  const { client } = useServices();
  return useLoaded(async (signal) => {
    try {
      return (await client.call(getInterviews, undefined, { signal })).interviews;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  });
};
