import type { AnswerInputOf, ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { getProgress } from '@sayso/api/contract/progress';
import { localDate } from '../conversation/localDate.ts';
import type { Services } from '../http/Services.ts';
import { levelOf } from '../profile/level.ts';
import { timeZoneOf } from '../profile/timeZone.ts';
import { dayTotalsOf } from './dayTotals.ts';
import { recurringErrorsOf } from './recurringErrors.ts';
import { sessionRecordsOf } from './sessionRecords.ts';
import { settleSessions } from './settleSessions.ts';
import { streakOf } from './streak.ts';
import { totalXpOf } from './xp.ts';

const defaultDays = 30;
const dayMs = 24 * 60 * 60_000;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** What /progress shows. @throws HttpError 401 when the account is gone */
export const progressOf = async (
  services: Services,
  userId: string,
  wanted: ParsedRequestOf<typeof getProgress>,
): Promise<AnswerInputOf<typeof getProgress>> => {
  const { clock, storage } = services;
  const { db } = storage;
  const today = localDate(clock.now(), await timeZoneOf(db, userId, wanted.time_zone));
  await settleSessions(db, userId, clock.now());
  const from = daysBefore(today, Number(wanted.days ?? defaultDays) - 1);
  const [total_xp, streak, days, sessions, errors] = await Promise.all([
    totalXpOf(db, userId),
    streakOf(storage, userId, today),
    dayTotalsOf(db, userId, { from, to: today }),
    sessionRecordsOf(db, userId, { from }),
    recurringErrorsOf(db, userId, from),
  ]);
  return { today, total_xp, level: levelOf(total_xp), streak, days, sessions, errors };
};
