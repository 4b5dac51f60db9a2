import { ApiError } from '@sayso/api/client';
import { getTotals } from '@sayso/api/contract/progress';
import { useServices } from '../composition/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** Everything so far by coach; null from a server that does not add it up. */
export const useTotals = () => {
  const { client } = useServices();
  const { state } = useLoaded(async (signal) => {
    try {
      return (await client.call(getTotals, undefined, { signal })).coaches;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  });
  return state;
};
