import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { addDays } from '../calendar/dates.ts';
import { localDate } from '../calendar/local-date.ts';
import { hasPlus } from '../learner/entitlement.ts';
import type { LearnerRecord } from '../learner/learner.ts';
import { conversationKinds } from './session-kinds.ts';

/** The words of the limit dialog. */
export const limitReachedText =
  "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.";

/**
 * Counts the conversations of a day; one in which nothing was said does not count. Each date of the calendar has its free
 * conversations once, however the learner travels. A later date has them only after midnight in the zone of the last conversations:
 * a learner who moves east waits no longer than at home, and the claim of a false zone brings nothing.
 * @param date the learner's date of now, or the one that a conversation began on
 */
const countConversations = async (db: Kysely<Database>, userId: string, now: number, date: string): Promise<number> => {
  const spoken = await db
    .selectFrom('practice_sessions as session')
    .select((row) => row.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('kind', 'in', conversationKinds)
    // Zones are 26 hours apart: a day that goes on elsewhere is one of the two before.
    .where('local_date', '>=', addDays(date, -2))
    .where('local_date', '<=', date)
    .where((row) => row.or([row('local_date', '=', date), row('day_ends_at', '>', now)]))
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    )
    .executeTakeFirst();
  return Number(spoken?.count ?? 0);
};

type LimitedLearner = Pick<LearnerRecord, 'id' | 'plan' | 'timeZone'>;

/** Reads how many free conversations a day has, and how many are left; null where every conversation is free: with Plus, and on a server without a limit. */
export const readFreeTalks = async (
  db: Kysely<Database>,
  learner: LimitedLearner,
  freePerDay: number,
  now: number,
  date = localDate(now, learner.timeZone),
): Promise<{ readonly limit: number; readonly left: number } | null> => {
  if (freePerDay === 0 || hasPlus(learner.plan, now)) return null;
  const talks = await countConversations(db, learner.id, now, date);
  return { limit: freePerDay, left: Math.max(0, freePerDay - talks) };
};

/** Whether a learner has had the free conversations of a day. */
export const isLimitReached = async (...asked: Parameters<typeof readFreeTalks>): Promise<boolean> =>
  (await readFreeTalks(...asked))?.left === 0;
