import type { Kysely } from 'kysely';
import { hasPlus } from '../plan/entitlement.ts';
import type { Database } from '../storage/schema.ts';
import type { Practitioner } from './learner.ts';
import { localDate } from './localDate.ts';
import { talkKinds } from './sessions.ts';

/** The words of the limit dialog (spec §8). */
export const limitReachedText =
  "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.";

/** Whether a learner has had today's free conversations; one in which nothing was said does not count. */
export const isLimitReached = async (
  db: Kysely<Database>,
  learner: Practitioner,
  freePerDay: number,
  now: number,
): Promise<boolean> => {
  if (freePerDay === 0 || hasPlus(learner.plan, now)) return false;
  const spoken = await db
    .selectFrom('practice_sessions as session')
    .select((row) => row.fn.countAll().as('count'))
    .where('user_id', '=', learner.id)
    .where('kind', 'in', talkKinds)
    .where('local_date', '=', localDate(now, learner.timeZone))
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    )
    .executeTakeFirst();
  return Number(spoken?.count ?? 0) >= freePerDay;
};
