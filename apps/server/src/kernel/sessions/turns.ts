import type { HistoryEntry } from '@sayso/api/contract/conversation-socket';
import type { Kysely, Selectable } from 'kysely';
import type { Database, TurnTable } from '../../platform/storage/schema.ts';

/** One stored turn. */
export type TurnRow = Selectable<TurnTable>;

/** Every turn of a session, in order. */
export const readTurns = (db: Kysely<Database>, sessionId: string): Promise<TurnRow[]> =>
  db.selectFrom('turns').selectAll().where('session_id', '=', sessionId).orderBy('position').execute();

/** A turn as the page sees it: its own id for what the learner said, ours for what the coach said. */
export const toHistoryEntry = (turn: TurnRow): HistoryEntry => ({
  id: turn.client_id ?? turn.id,
  role: turn.role,
  text: turn.text,
  timestamp: new Date(turn.created_at).toISOString(),
  ...(turn.draft === 1 ? { draft: true } : {}),
});

/** When something happened in these turns, ms since 1970: each was said, and some were heard to their end. */
export const listTurnTimes = (turns: readonly Pick<TurnRow, 'created_at' | 'heard_at'>[]): number[] =>
  turns.flatMap(({ created_at, heard_at }) => (heard_at === null ? [created_at] : [created_at, heard_at]));
