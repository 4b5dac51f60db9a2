import type { Correction, getConversations } from '@sayso/api/contract/conversation';
import type { AnswerInputOf, ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { Kysely } from 'kysely';
import { measurePractice } from '../../kernel/sessions/figures.ts';
import { conversationKinds } from '../../kernel/sessions/session-kinds.ts';
import { type SessionRow } from '../../kernel/sessions/sessions.ts';
import { listTurnTimes, type TurnRow } from '../../kernel/sessions/turns.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { formatCursor, readCursor } from './history-cursor.ts';

type Wanted = ParsedRequestOf<typeof getConversations>;
type Conversation = AnswerInputOf<typeof getConversations>['conversations'][number];

/** How many past conversations come with their text where the page names no number. */
const conversationsShown = 100;

const readSessions = (db: Kysely<Database>, userId: string, { before, id }: Wanted, limit: number) => {
  const all = db
    .selectFrom('practice_sessions as session')
    .selectAll('session')
    .where('user_id', '=', userId)
    .where('kind', 'in', conversationKinds)
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    );
  const named = id === undefined ? all : all.where('session.id', '=', id);
  const cursor = before === undefined ? null : readCursor(before);
  const earlier = cursor
    ? named.where((row) =>
        row.or([
          row('started_at', '<', cursor.startedAt),
          row.and([row('started_at', '=', cursor.startedAt), row('session.id', '<', cursor.id)]),
        ]),
      )
    : named;
  return earlier.orderBy('started_at', 'desc').orderBy('session.id', 'desc').limit(limit).execute();
};

const describeConversation = (
  session: SessionRow,
  turns: readonly TurnRow[],
  corrections: ReadonlyMap<string, readonly Correction[]>,
): Conversation => ({
  id: session.id,
  coach: session.coach,
  started_at: new Date(session.started_at).toISOString(),
  date: session.local_date,
  type: session.kind,
  duration_seconds: Math.round(measurePractice(session.started_at, listTurnTimes(turns)) / 1000),
  ...(session.recap === null ? {} : { summary: session.recap }),
  messages: turns.map((turn) => {
    const found = corrections.get(turn.id);
    return {
      role: turn.role,
      text: turn.text,
      timestamp: new Date(turn.created_at).toISOString(),
      ...(turn.draft === 1 ? { draft: true } : {}),
      ...(found
        ? {
            corrections: found.map(({ category, said, better, explanation }) => ({
              category,
              said,
              better,
              explanation,
            })),
          }
        : {}),
    };
  }),
});

/** Past conversations in which the learner said something, newest first, with their text and what was found on it. */
export const listConversations = async (
  db: Kysely<Database>,
  userId: string,
  wanted: Wanted = {},
): Promise<AnswerInputOf<typeof getConversations>> => {
  const limit = Number(wanted.limit ?? conversationsShown);
  // One more than asked for tells whether there are earlier ones.
  const found = await readSessions(db, userId, wanted, limit + 1);
  const sessions = found.slice(0, limit);
  const last = sessions.at(-1);
  if (!last) return { conversations: [] };
  const ids = sessions.map(({ id }) => id);
  const [turns, corrections] = await Promise.all([
    db.selectFrom('turns').selectAll().where('session_id', 'in', ids).orderBy('position').execute(),
    db
      .selectFrom('corrections')
      .innerJoin('turns', 'turns.id', 'corrections.turn_id')
      .select(['turn_id', 'category', 'said', 'better', 'explanation'])
      .where('turns.session_id', 'in', ids)
      .orderBy('corrections.id')
      .execute(),
  ]);
  const turnsById = Map.groupBy(turns, ({ session_id }) => session_id);
  const correctionsById = Map.groupBy(corrections, ({ turn_id }) => turn_id);
  return {
    conversations: sessions.map((session) =>
      describeConversation(session, turnsById.get(session.id) ?? [], correctionsById),
    ),
    ...(found.length > limit ? { next: formatCursor(last.started_at, last.id) } : {}),
  };
};
