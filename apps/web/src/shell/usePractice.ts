import { getSessions } from '@sayso/api/contract/progress';
import { useServices } from '../composition/ServicesContext.ts';
import { timeZoneHere } from './time-zone.ts';
import { useLoaded } from './useLoaded.ts';

/**
 * What the learner has practised, newest first, and the way to ask for it again. The server is told by the way where the learner is, so
 * that their days begin there, as this page's do.
 * @param limit how many sessions are enough; the one of the first render counts. A server of the spec sends all of them.
 */
export const usePractice = (limit = 200) => {
  const { client } = useServices();
  return useLoaded(async (signal) => {
    const wanted = { limit: String(limit), time_zone: timeZoneHere() };
    return (await client.call(getSessions, wanted, { signal })).sessions;
  });
};
