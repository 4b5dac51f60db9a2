import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { drillLearner } from './drill-learner.ts';
import { material } from './material/material.ts';
import { targetKey } from './words.ts';

/** The last sentences never come again, whatever drill they were in. */
export const recentOffers = 12;
/** A drill is over after this, ms, where no greeting says so. */
const longestDrill = 2 * 60 * 60_000;
/** How many are remembered: more than anyone says in one drill. */
const keptOffers = 300;

/** One sentence that a learner was given. */
export interface Offer {
  readonly number: number;
  readonly sentence_id: string;
  readonly repeats: number;
  readonly created_at: number;
}

const newestFirst = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('offered_sentences')
    .select(['number', 'sentence_id', 'repeats', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc');

const materialBySaying = Map.groupBy(material, ({ text }) => targetKey(text));

/** When the learner was given this sentence the last time; undefined where they were not. */
export const findOffer = async (db: Kysely<Database>, userId: string, sentence: string): Promise<Offer | undefined> => {
  const ids = (materialBySaying.get(targetKey(sentence)) ?? []).map(({ id }) => id);
  return ids.length === 0
    ? undefined
    : newestFirst(db, userId).where('sentence_id', 'in', ids).limit(1).executeTakeFirst();
};

/** The sentence that the learner was given last. */
export const lastOffer = (db: Kysely<Database>, userId: string): Promise<Offer | undefined> =>
  newestFirst(db, userId).limit(1).executeTakeFirst();

/** Reads the sentences that must not come now, the last first: everything in this drill, and the last sentences before it. */
export const offersToAvoid = async (db: Kysely<Database>, userId: string, now: number): Promise<readonly Offer[]> => {
  const [{ greeted_at }, offers] = await Promise.all([
    drillLearner(db, userId),
    newestFirst(db, userId).limit(keptOffers).execute(),
  ]);
  const began = Math.max(greeted_at ?? 0, now - longestDrill);
  return offers.filter(({ created_at }, index) => index < recentOffers || created_at >= began);
};

/** Notes that a sentence was given, and forgets those of long ago. */
export const keepOffer = async (db: Kysely<Database>, userId: string, offer: Offer): Promise<void> => {
  await db
    .insertInto('offered_sentences')
    .values({ ...offer, user_id: userId })
    .execute();
  await db
    .deleteFrom('offered_sentences')
    .where('user_id', '=', userId)
    .where('number', '<=', offer.number - keptOffers)
    .execute();
};
