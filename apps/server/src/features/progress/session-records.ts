import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getSessions } from '@sayso/api/contract/progress';
import type { Kysely } from 'kysely';
import { secondsOfSession, spokenSecondsOfSession, xpOfSession } from '../../kernel/learner/xp.ts';
import type { Database } from '../../platform/storage/schema.ts';

type SessionRecord = AnswerInputOf<typeof getSessions>['sessions'][number];

/** The sessions to read: the newest ones up to a number, or all from a date on. */
export type WantedRecords = { readonly limit: number } | { readonly from: string };

/** Sessions in which the learner practised, newest first. */
export const listSessionRecords = async (
  db: Kysely<Database>,
  userId: string,
  wanted: WantedRecords,
): Promise<SessionRecord[]> => {
  const all = db
    .selectFrom('practice_sessions')
    .select(['id', 'local_date', 'started_at', 'kind', 'coach', 'phrases', 'recap', 'tip'])
    .select([xpOfSession.as('xp'), secondsOfSession.as('seconds'), spokenSecondsOfSession.as('spoken_seconds')])
    .where('user_id', '=', userId)
    .where('phrases', '>', 0)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');
  const sessions = await ('from' in wanted
    ? all.where('local_date', '>=', wanted.from)
    : all.limit(wanted.limit)
  ).execute();
  return sessions.map((session) => ({
    id: session.id,
    date: session.local_date,
    created_at: new Date(session.started_at).toISOString(),
    duration_seconds: session.seconds,
    spoken_seconds: session.spoken_seconds,
    learning_data: {
      type: session.kind,
      coach: session.coach,
      phrase_count: session.phrases,
      xp_gained: session.xp,
      ...(session.recap === null ? {} : { summary: session.recap }),
      ...(session.tip === null ? {} : { [session.kind === 'pronunciation' ? 'feedback_tip' : 'tip']: session.tip }),
    },
  }));
};
