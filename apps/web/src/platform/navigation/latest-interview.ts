/** The key under which the interview held last on this device is stored, for its review. */
export const latestInterviewKey = 'lastInterviewId';

/** The id of the interview held last, or null. */
export const latestInterview = (storage: Pick<Storage, 'getItem'>): string | null =>
  storage.getItem(latestInterviewKey);
