import { type CoachName, coaches } from '@sayso/api/contract/values';

/** The coach that an address names, in any case of its letters; `undefined` when there is no such coach. */
export const coachInAddress = (part: string | undefined): CoachName | undefined =>
  coaches.find((name) => name.toLowerCase() === part?.toLowerCase());
