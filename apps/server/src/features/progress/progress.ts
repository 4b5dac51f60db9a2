import type { AnswerInputOf, ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { getProgress } from '@sayso/api/contract/progress';
import { addDays } from '../../kernel/calendar/dates.ts';
import { localDate } from '../../kernel/calendar/local-date.ts';
import { calculateLevel } from '../../kernel/learner/level.ts';
import { countStreak } from '../../kernel/learner/streak.ts';
import { readTimeZone } from '../../kernel/learner/time-zone.ts';
import { sumXp } from '../../kernel/learner/xp.ts';
import type { Services } from '../../kernel/services.ts';
import { sumDays } from './day-totals.ts';
import { listRecurringErrors } from './recurring-errors.ts';
import { listSessionRecords } from './session-records.ts';

const defaultDays = 30;
/** Reads the figures of /progress. @throws HttpError 401 when the account is gone */
export const readProgress = async (
  services: Services,
  userId: string,
  wanted: ParsedRequestOf<typeof getProgress>,
): Promise<AnswerInputOf<typeof getProgress>> => {
  const { clock, storage } = services;
  const { db } = storage;
  const today = localDate(clock.now(), await readTimeZone(db, userId, wanted.time_zone));
  const from = addDays(today, 1 - Number(wanted.days ?? defaultDays));
  const [total_xp, streak, days, sessions, errors] = await Promise.all([
    sumXp(db, userId),
    countStreak(storage, userId, today),
    sumDays(db, userId, { from, to: today }),
    listSessionRecords(db, userId, { from }),
    listRecurringErrors(db, userId, from),
  ]);
  return { today, total_xp, level: calculateLevel(total_xp), streak, days, sessions, errors };
};
