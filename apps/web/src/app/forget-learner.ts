import { latestInterviewKey } from '../platform/navigation/latest-interview.ts';

/**
 * Forgets what is kept here of the learner who leaves, beside the tokens: who it was, and the texts that were not sent.
 * @param device usually `localStorage`
 * @param tab usually `sessionStorage`
 */
export const forgetLearner = (device: Pick<Storage, 'removeItem'>, tab: Pick<Storage, 'clear'>): void => {
  for (const key of ['userEmail', latestInterviewKey]) device.removeItem(key);
  tab.clear();
};
