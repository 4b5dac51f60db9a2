import type { Kysely } from 'kysely';
import type { Assessment } from '../engines/ports.ts';
import type { Database } from '../storage/schema.ts';
import { type HeardWord, heardWordsIn, heardWordsOf } from './heardWord.ts';
import { targetKey } from './words.ts';

/** How a learner said a sentence the last time. */
export interface KeptAssessment {
  readonly heard: Assessment['heard'];
  readonly words: readonly HeardWord[];
  /** From the first word to the end of the last, ms. */
  readonly spokenMs: number;
}

/** How long the page has to save a phrase and to ask for a tip on it: what was said before that is another reading. */
const assessmentLife = 60 * 60_000;

const spokenMsOf = ({ words }: Assessment): number => {
  const starts = words.flatMap(({ startMs }) => startMs ?? []);
  const ends = words.flatMap(({ endMs }) => endMs ?? []);
  return starts.length === 0 || ends.length === 0
    ? 0
    : Math.round(Math.max(0, Math.max(...ends) - Math.min(...starts)));
};

/** Keeps it in place of an earlier one of the same sentence. */
export const keepAssessment = async (
  db: Kysely<Database>,
  userId: string,
  { sentence, assessment, now }: { readonly sentence: string; readonly assessment: Assessment; readonly now: number },
): Promise<void> => {
  const kept = {
    created_at: now,
    heard: assessment.heard,
    words: JSON.stringify(heardWordsOf(assessment.words)),
    spoken_ms: spokenMsOf(assessment),
  };
  await db
    .insertInto('assessments')
    .values({ ...kept, user_id: userId, target: targetKey(sentence) })
    .onConflict((conflict) => conflict.columns(['user_id', 'target']).doUpdateSet(kept))
    .execute();
};

/** The newest of this sentence; undefined where there is none of the last hour. */
export const assessmentOf = async (
  db: Kysely<Database>,
  userId: string,
  { sentence, now }: { readonly sentence: string; readonly now: number },
): Promise<KeptAssessment | undefined> => {
  const row = await db
    .selectFrom('assessments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('target', '=', targetKey(sentence))
    .where('created_at', '>', now - assessmentLife)
    .executeTakeFirst();
  return row && { heard: row.heard, words: heardWordsIn(row.words), spokenMs: row.spoken_ms };
};
