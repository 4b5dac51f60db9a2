import { getSessions } from '@sayso/api/contract/progress';
import { useServices } from '../composition/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** Everything the learner has practised, newest first, and the way to ask for it again. */
export const usePractice = () => {
  const { client } = useServices();
  return useLoaded(async (signal) => (await client.call(getSessions, undefined, { signal })).sessions);
};
