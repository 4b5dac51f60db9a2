import { type EnglishLevel, englishLevels, oneOf } from '@sayso/api/contract/values';
import type { Kysely, Selectable } from 'kysely';
import type { Database, LevelEstimateTable } from '../../platform/storage/schema.ts';
import { calculateScore, chooseLevel, wordsForEstimate } from './estimate.ts';
import { measureFeatures } from './features.ts';
import { saidTurns, selectRecent, wordsIn } from './said-turns.ts';

/** The newest estimate of a learner; undefined before the first. */
export const latestEstimate = (
  db: Kysely<Database>,
  userId: string,
): Promise<Selectable<LevelEstimateTable> | undefined> =>
  db
    .selectFrom('level_estimates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The level of an estimate; null before the first. */
export const levelIn = (estimate: { readonly level: string } | undefined): EnglishLevel | null =>
  oneOf(englishLevels, estimate?.level ?? null);

/** Counts the words of a learner that an estimate may rest on. */
export const countWords = async (db: Kysely<Database>, userId: string): Promise<number> =>
  wordsIn(await saidTurns(db, userId));

/**
 * Makes a new estimate where enough was said since the last, and keeps it with what it was made from. Nothing changes where another process was
 * faster, or where this was done before.
 * @returns all words that count so far.
 */
export const storeEstimate = async (db: Kysely<Database>, userId: string, now: number): Promise<number> => {
  const [last, turns] = await Promise.all([latestEstimate(db, userId), saidTurns(db, userId)]);
  const words = wordsIn(turns);
  const recent = selectRecent(turns);
  const [first, latest] = [recent[0], recent.at(-1)];
  if (!first || !latest || words - (last?.words ?? 0) < wordsForEstimate) return words;
  const features = measureFeatures(recent);
  const score = calculateScore(features);
  await db
    .insertInto('level_estimates')
    .values({
      user_id: userId,
      number: (last?.number ?? 0) + 1,
      created_at: now,
      level: chooseLevel(score, levelIn(last)),
      words,
      score,
      features: JSON.stringify(features),
      from_turn: first.id,
      to_turn: latest.id,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'number']).doNothing())
    .execute();
  return words;
};
