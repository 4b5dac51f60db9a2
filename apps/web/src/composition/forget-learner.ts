import { latestInterviewKey } from '../shell/latest-interview.ts';

/**
 * Forgets what is kept here of somebody who leaves, beside the tokens: who it was, and what was written and not sent.
 * @param device usually `localStorage`
 * @param tab usually `sessionStorage`
 */
export const forgetLearner = (device: Pick<Storage, 'removeItem'>, tab: Pick<Storage, 'clear'>): void => {
  for (const key of ['userEmail', latestInterviewKey]) device.removeItem(key);
  tab.clear();
};
