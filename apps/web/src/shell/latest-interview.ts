/** spec §3 "Stored locally": the interview held last on this device, for its review. */
export const latestInterviewKey = 'lastInterviewId';

/** The id of the interview held last, or null. */
export const latestInterview = (storage: Pick<Storage, 'getItem'>): string | null =>
  storage.getItem(latestInterviewKey);
