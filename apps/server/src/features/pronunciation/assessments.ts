import type { Kysely } from 'kysely';
import type { Assessment } from '../../engines/ports.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { type HeardWord, heardWordsIn, toHeardWords } from './heard-word.ts';
import { targetKey } from './words.ts';

/** How a learner said a sentence. */
export interface KeptAssessment {
  readonly heard: Assessment['heard'];
  readonly words: readonly HeardWord[];
  /** From the first word to the end of the last, ms. */
  readonly spokenMs: number;
}

/** How long the page has to save a phrase and to ask for a tip on it: what was said before that is another reading. */
const assessmentLife = 60 * 60_000;

const measureSpokenMs = ({ words }: Assessment): number => {
  const starts = words.flatMap(({ startMs }) => startMs ?? []);
  const ends = words.flatMap(({ endMs }) => endMs ?? []);
  return starts.length === 0 || ends.length === 0
    ? 0
    : Math.round(Math.max(0, Math.max(...ends) - Math.min(...starts)));
};

/** The same, by its name. */
export interface Reading extends KeptAssessment {
  readonly reading: string;
}

/** Keeps it beside the earlier ones of the same sentence: a phrase that is saved late is not judged by a later reading. */
export const keepAssessment = async (
  db: Kysely<Database>,
  userId: string,
  kept: {
    readonly reading: string;
    readonly sentence: string;
    readonly assessment: Assessment;
    readonly now: number;
  },
): Promise<void> => {
  const { reading, sentence, assessment, now } = kept;
  const row = {
    user_id: userId,
    reading,
    target: targetKey(sentence),
    created_at: now,
    heard: assessment.heard,
    words: JSON.stringify(toHeardWords(assessment.words)),
    spoken_ms: measureSpokenMs(assessment),
  };
  await db.insertInto('assessments').values(row).execute();
};

/** Finds the readings of a sentence in the last hour, the newest first. */
const findReadings = async (
  db: Kysely<Database>,
  userId: string,
  { sentence, now }: { readonly sentence: string; readonly now: number },
): Promise<readonly Reading[]> => {
  const rows = await db
    .selectFrom('assessments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('target', '=', targetKey(sentence))
    .where('created_at', '>', now - assessmentLife)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ reading, heard, words, spoken_ms }) => ({
    reading,
    heard,
    words: heardWordsIn(words),
    spokenMs: spoken_ms,
  }));
};

/** The newest of this sentence that no stored phrase was; undefined where there is none of the last hour. */
export const newestReading = async (
  db: Kysely<Database>,
  userId: string,
  of: { readonly sentence: string; readonly now: number },
): Promise<Reading | undefined> => (await findReadings(db, userId, of))[0];

/**
 * The reading that a phrase was: the one of this name, or, for a page that names none, the newest in which the sentence was heard, so that
 * silence after it does not take its place.
 */
export const findReading = async (
  db: Kysely<Database>,
  userId: string,
  of: { readonly sentence: string; readonly reading: string | undefined; readonly now: number },
): Promise<Reading | undefined> => {
  const readings = await findReadings(db, userId, of);
  if (of.reading !== undefined) return readings.find(({ reading }) => reading === of.reading);
  return (
    readings.find(({ heard }) => heard === 'sentence') ??
    readings.find(({ heard }) => heard !== 'nothing') ??
    readings[0]
  );
};

/** The phrase that it was is stored: it is nothing else any more. */
export const forgetReading = async (db: Kysely<Database>, userId: string, reading: string): Promise<void> => {
  await db.deleteFrom('assessments').where('user_id', '=', userId).where('reading', '=', reading).execute();
};
