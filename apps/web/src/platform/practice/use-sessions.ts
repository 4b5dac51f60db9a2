import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { getSessions } from '@sayso/api/contract/progress';
import { useApiQuery } from '@sayso/api/react';
import { timeZoneHere } from '../calendar/time-zone.ts';

const readSessions = ({ sessions }: AnswerOf<typeof getSessions>) => sessions;

/**
 * The sessions of the learner, newest first. The call also tells the server where the learner is, so that their days begin there, as this page's do.
 * @param limit how many sessions are enough. A server of the specification sends all of them.
 * @default 200
 */
export const useSessions = (limit = 200) =>
  useApiQuery(getSessions, { limit: String(limit), time_zone: timeZoneHere() }, { select: readSessions });
