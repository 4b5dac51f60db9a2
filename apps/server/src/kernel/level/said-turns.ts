import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { leasedKinds } from '../sessions/session-kinds.ts';
import type { SaidTurn } from './features.ts';
import { listWords } from './words.ts';

/** A turn that counts, and how many words it has. */
export interface CountedTurn extends SaidTurn {
  readonly id: string;
  readonly words: number;
}

/** How many words an estimate looks back: what a learner said a year ago is not their English of today. */
const lookBack = 1000;

/**
 * Everything a learner said in talks and interviews that are over, oldest first: its words cannot change any more, so each counts once. A turn whose grammar was
 * not looked at yet does not count yet; an unconfirmed draft may be words that were never said, and never counts.
 */
export const saidTurns = async (db: Kysely<Database>, userId: string): Promise<readonly CountedTurn[]> => {
  const rows = await db
    .selectFrom('turns')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'turns.session_id')
    .select(['turns.id', 'turns.text'])
    .select((row) =>
      row
        .selectFrom('corrections')
        .select((inner) => inner.fn.countAll().as('count'))
        .whereRef('corrections.turn_id', '=', 'turns.id')
        .as('mistakes'),
    )
    .where('practice_sessions.user_id', '=', userId)
    .where('practice_sessions.kind', 'in', leasedKinds)
    .where('practice_sessions.ended_at', 'is not', null)
    .where('turns.role', '=', 'user')
    .where('turns.draft', '=', 0)
    .where('turns.analysed_at', 'is not', null)
    .orderBy('turns.created_at')
    .orderBy('turns.session_id')
    .orderBy('turns.position')
    .execute();
  return rows
    .map(({ id, text, mistakes }) => ({ id, text, mistakes: Number(mistakes), words: listWords(text).length }))
    .filter(({ words }) => words > 0);
};

/** How many words these are. */
export const wordsIn = (turns: readonly CountedTurn[]): number => turns.reduce((sum, { words }) => sum + words, 0);

/** The newest of these turns, whole ones, up to the number of words that an estimate looks back. */
export const selectRecent = (turns: readonly CountedTurn[]): readonly CountedTurn[] => {
  let words = 0;
  const first = turns.findLastIndex((turn) => {
    words += turn.words;
    return words >= lookBack;
  });
  return turns.slice(Math.max(0, first));
};
