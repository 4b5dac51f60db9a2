import { ApiError, type Client } from '@sayso/api/client';
import { getProgress, getSessions } from '@sayso/api/contract/progress';
import { dateAt } from '../../platform/calendar/days.ts';
import { daysShown, type Progress, progressFrom, readProgress } from './progress.ts';

/** The time zone and the date of the learner. */
export interface HereAndNow {
  now(): Date;
  /** IANA name. */
  timeZone(): string;
}

/**
 * Loads what /progress shows, with the time zone in which the days of the answer begin. The server's date counts: it is the one that its
 * sessions carry. A server that follows only the specification does not know the call; then its sessions are added up here, by this
 * machine's own date.
 */
export const loadProgress = async (client: Client, here: HereAndNow, signal: AbortSignal): Promise<Progress> => {
  try {
    const wanted = { days: String(daysShown), time_zone: here.timeZone() };
    return readProgress(await client.call(getProgress, wanted, { signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { sessions } = await client.call(getSessions, {}, { signal });
    return progressFrom(sessions, dateAt(here.now()));
  }
};
