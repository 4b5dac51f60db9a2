import type { Kysely } from 'kysely';
import { conversationKinds } from '../../kernel/sessions/session-kinds.ts';
import { type SessionRow } from '../../kernel/sessions/sessions.ts';
import type { Database } from '../../platform/storage/schema.ts';

/** A silent session that began this soon after a conversation belongs to it: the page came back to hang up. ms. */
const sameSittingMs = 2 * 60_000;

/**
 * Finds the conversation that the summary and the tip are about: the latest in which the learner said something.
 * `undefined` when the learner has since opened another and said nothing: the summary of an older one would be wrong there.
 */
export const latestTalk = async (db: Kysely<Database>, userId: string): Promise<SessionRow | undefined> => {
  const sessions = db
    .selectFrom('practice_sessions as session')
    .where('user_id', '=', userId)
    .where('kind', 'in', conversationKinds)
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
