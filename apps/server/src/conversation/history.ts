import type { getConversations } from '@sayso/api/contract/conversation';
import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getSessions } from '@sayso/api/contract/progress';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { practisedMs } from './duration.ts';
import { talkKinds } from './sessions.ts';
import { type TurnRow, timesOf } from './turns.ts';

/** How many past conversations come with their text. */
const conversationsShown = 100;

const bySession = <T extends Pick<TurnRow, 'session_id'>>(turns: readonly T[]): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const turn of turns) {
    const group = groups.get(turn.session_id);
    if (group) group.push(turn);
    else groups.set(turn.session_id, [turn]);
  }
  return groups;
};

/** Past conversations in which the learner said something, newest first, with their text. */
export const conversationsOf = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getConversations>> => {
  const sessions = await db
    .selectFrom('practice_sessions as session')
    .select(['id', 'coach', 'started_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', talkKinds)
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(conversationsShown)
    .execute();
  if (sessions.length === 0) return { conversations: [] };
  const ids = sessions.map(({ id }) => id);
  const turns = bySession(
    await db.selectFrom('turns').selectAll().where('session_id', 'in', ids).orderBy('position').execute(),
  );
  return {
    conversations: sessions.map(({ id, coach, started_at }) => ({
      id,
      coach,
      started_at: new Date(started_at).toISOString(),
      messages: (turns.get(id) ?? []).map(({ role, text, created_at }) => ({
        role,
        text,
        timestamp: new Date(created_at).toISOString(),
      })),
    })),
  };
};

/** Every session in which the learner practised, newest first (spec §3 “Session record”). */
export const sessionRecordsOf = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getSessions>> => {
  const [sessions, turns] = await Promise.all([
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
  ]);
  const turnsById = bySession(turns);
  const records = sessions.flatMap((session) => {
    const own = turnsById.get(session.id) ?? [];
    const phrases = own.filter(({ role }) => role === 'user').length;
    if (phrases === 0) return [];
    return {
      date: session.local_date,
      created_at: new Date(session.started_at).toISOString(),
      duration_seconds: Math.round(practisedMs(session.started_at, timesOf(own)) / 1000),
      learning_data: {
        type: session.kind,
        coach: session.coach,
        phrase_count: phrases,
        ...(session.xp_gained === null ? {} : { xp_gained: session.xp_gained }),
        ...(session.recap === null ? {} : { summary: session.recap }),
        ...(session.tip === null ? {} : { tip: session.tip }),
      },
    };
  });
  return { sessions: records };
};
