import type { Kysely } from 'kysely';
import { hasPlus } from '../plan/entitlement.ts';
import type { Database } from '../storage/schema.ts';
import type { Practitioner } from './learner.ts';
import { localDate } from './localDate.ts';
import { talkKinds } from './sessions.ts';

/** The words of the limit dialog (spec §8). */
export const limitReachedText =
  "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.";

const dayMs = 24 * 60 * 60_000;

/**
 * Counts the talks of a day; one in which nothing was said does not count. Each date of the calendar has
 * them once, however the learner travels, and a date further on has them no sooner than it is midnight where the last talks were: whoever
 * moves east waits no longer than at home, and a zone that is only claimed brings nothing.
 * @param date the learner's own of now, or the one that a talk began on
 */
const countTalks = async (db: Kysely<Database>, userId: string, now: number, date: string): Promise<number> => {
  const spoken = await db
    .selectFrom('practice_sessions as session')
    .select((row) => row.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('kind', 'in', talkKinds)
    // Zones are 26 hours apart: a day that goes on elsewhere is one of the two before.
    .where('local_date', '>=', new Date(Date.parse(date) - 2 * dayMs).toISOString().slice(0, 10))
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

type LimitedLearner = Pick<Practitioner, 'id' | 'plan' | 'timeZone'>;

/** How many free talks a day has, and how many are left of it; null where every talk is free: with Plus, and on a server without a limit. */
export const readFreeTalks = async (
  db: Kysely<Database>,
  learner: LimitedLearner,
  freePerDay: number,
  now: number,
  date = localDate(now, learner.timeZone),
): Promise<{ readonly limit: number; readonly left: number } | null> => {
  if (freePerDay === 0 || hasPlus(learner.plan, now)) return null;
  const talks = await countTalks(db, learner.id, now, date);
  return { limit: freePerDay, left: Math.max(0, freePerDay - talks) };
};

/** Whether a learner has had the free conversations of a day. */
export const isLimitReached = async (...asked: Parameters<typeof readFreeTalks>): Promise<boolean> =>
  (await readFreeTalks(...asked))?.left === 0;
