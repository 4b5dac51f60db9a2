import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getSessions } from '@sayso/api/contract/progress';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { practisedMs } from './duration.ts';
import { timesOf } from './turns.ts';

/** Every session in which the learner practised, newest first (spec §3 “Session record”). */
export const sessionRecordsOf = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getSessions>> => {
  const [sessions, turns, drills] = await Promise.all([
    db
      .selectFrom('practice_sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .execute(),
    db
      .selectFrom('turns')
      .innerJoin('practice_sessions', 'practice_sessions.id', 'turns.session_id')
      .select(['session_id', 'role', 'created_at', 'heard_at'])
      .where('user_id', '=', userId)
      .execute(),
    db.selectFrom('drills').select(['session_id', 'phrases', 'practised_ms']).where('user_id', '=', userId).execute(),
  ]);
  const drillsById = new Map(drills.map((drill) => [drill.session_id, drill]));
  const turnsById = Map.groupBy(turns, ({ session_id }) => session_id);
  const records = sessions.flatMap((session) => {
    const own = turnsById.get(session.id) ?? [];
    const drill = drillsById.get(session.id);
    const phrases = drill?.phrases ?? own.filter(({ role }) => role === 'user').length;
    const practised = drill?.practised_ms ?? practisedMs(session.started_at, timesOf(own));
    if (phrases === 0) return [];
    return {
      id: session.id,
      date: session.local_date,
      created_at: new Date(session.started_at).toISOString(),
      duration_seconds: Math.round(practised / 1000),
      learning_data: {
        type: session.kind,
        coach: session.coach,
        phrase_count: phrases,
        ...(session.xp_gained === null ? {} : { xp_gained: session.xp_gained }),
        ...(session.recap === null ? {} : { summary: session.recap }),
        ...(session.tip === null ? {} : { [drill ? 'feedback_tip' : 'tip']: session.tip }),
      },
    };
  });
  return { sessions: records };
};
