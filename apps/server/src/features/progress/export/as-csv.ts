import type { Kysely } from 'kysely';
import { secondsOfSession, spokenSecondsOfSession, xpOfSession } from '../../../kernel/learner/xp.ts';
import type { Database } from '../../../platform/storage/schema.ts';
import { csvLine } from './csv.ts';

const columns = [
  'date',
  'started_at',
  'kind',
  'coach',
  'seconds',
  'spoken_seconds',
  'phrases',
  'xp',
  'average',
  'recap',
  'tip',
] as const;
/** How many sessions are in memory at a time. */
const portion = 500;

const sessionsAfter = (db: Kysely<Database>, userId: string, after: { startedAt: number; id: string }) =>
  db
    .selectFrom('practice_sessions')
    .leftJoin('drills', 'drills.session_id', 'practice_sessions.id')
    .select(['practice_sessions.id', 'local_date as date', 'started_at', 'kind', 'coach', 'phrases', 'recap', 'tip'])
    .select([
      'average',
      xpOfSession.as('xp'),
      secondsOfSession.as('seconds'),
      spokenSecondsOfSession.as('spoken_seconds'),
    ])
    .where('practice_sessions.user_id', '=', userId)
    .where('phrases', '>', 0)
    .where('started_at', '>=', after.startedAt)
    .where((row) => row.or([row('started_at', '>', after.startedAt), row('practice_sessions.id', '>', after.id)]))
    .orderBy('started_at')
    .orderBy('practice_sessions.id')
    .limit(portion)
    .execute();

/** A line for each session in which the learner practised, oldest first, in pieces. Call `settleSessions` first. */
export async function* asCsv(db: Kysely<Database>, userId: string): AsyncGenerator<string> {
  // Without this mark spreadsheets take the text for another encoding.
  yield `\u{feff}${csvLine(columns)}`;
  let after = { startedAt: 0, id: '' };
  for (;;) {
    const sessions = await sessionsAfter(db, userId, after);
    for (const session of sessions) {
      const values = { ...session, started_at: new Date(session.started_at).toISOString() };
      yield csvLine(columns.map((name) => values[name]));
    }
    const last = sessions.at(-1);
    if (!last || sessions.length < portion) return;
    after = { startedAt: last.started_at, id: last.id };
  }
}
