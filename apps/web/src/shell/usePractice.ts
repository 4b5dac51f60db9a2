import { getSessions } from '@sayso/api/contract/progress';
import { useServices } from '../composition/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/**
 * What the learner has practised, newest first, and the way to ask for it again.
 * @param limit how many sessions are enough; the one of the first render counts. A server of the spec sends all of them.
 */
export const usePractice = (limit = 200) => {
  const { client } = useServices();
  return useLoaded(async (signal) => (await client.call(getSessions, { limit: String(limit) }, { signal })).sessions);
};
