import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type SessionRow, talkKinds } from './sessions.ts';

/** A silent session that began this soon after a talk belongs to it: the page came back to hang up. */
const sameSittingMs = 2 * 60_000;

/**
 * The talk that the summary and the tip are about: the latest in which the learner said something. None when the learner
 * has since opened another and said nothing: an old talk is not that one's summary.
 */
export const latestTalk = async (db: Kysely<Database>, userId: string): Promise<SessionRow | undefined> => {
  const sessions = db
    .selectFrom('practice_sessions as session')
    .where('user_id', '=', userId)
    .where('kind', 'in', talkKinds)
    .orderBy('started_at', 'desc')
    .limit(1);
  const talk = await sessions
    .selectAll()
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    )
    .executeTakeFirst();
  const newest = await sessions.select('started_at').executeTakeFirst();
  if (!talk || !newest) return undefined;
  return newest.started_at > talk.last_active_at + sameSittingMs ? undefined : talk;
};
