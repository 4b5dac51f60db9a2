import { ApiError, type Client } from '@sayso/api/client';
import { getProgress, getSessions } from '@sayso/api/contract/progress';
import { dateAt } from '../../shell/days.ts';
import { daysShown, type Progress, progressFrom, progressOf } from './progress.ts';

/** Where and when the learner is. */
export interface HereAndNow {
  now(): Date;
  /** IANA name. */
  timeZone(): string;
}

/**
 * Asks for what /progress shows, and tells by the way where the learner is, so that their days begin there. The server's date counts:
 * it is the one that its sessions carry. A server of the spec alone does not know the call; then its sessions are added up here, by
 * this machine's own date.
 */
export const loadProgress = async (client: Client, here: HereAndNow, signal: AbortSignal): Promise<Progress> => {
  try {
    const wanted = { days: String(daysShown), time_zone: here.timeZone() };
    return progressOf(await client.call(getProgress, wanted, { signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { sessions } = await client.call(getSessions, {}, { signal });
    return progressFrom(sessions, dateAt(here.now()));
  }
};
