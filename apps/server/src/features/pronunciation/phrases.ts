import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { type HeardWord, heardWordsIn } from './heard-word.ts';

/** One phrase of a drill, as it was said. */
export interface Phrase {
  readonly position: number;
  readonly target: string;
  readonly transcript: string;
  /** 0 to 1; null where less than half of its words are sure. */
  readonly average: number | null;
  readonly words: readonly HeardWord[];
  readonly tip: string;
}

/** The phrases of a drill, in order. */
export const readPhrases = async (db: Kysely<Database>, sessionId: string): Promise<readonly Phrase[]> => {
  const rows = await db
    .selectFrom('drill_phrases')
    .select(['position', 'target', 'transcript', 'average', 'words', 'tip'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, words: heardWordsIn(row.words) }));
};

/** Every word of these phrases, in order. */
export const wordsOfPhrases = (phrases: readonly Phrase[]): readonly HeardWord[] =>
  phrases.flatMap(({ words }) => words);
