import type { Kysely } from 'kysely';
import type { PracticeItemTable } from '../../platform/storage/drill-tables.ts';
import type { Database } from '../../platform/storage/schema.ts';
import type { HeardWord } from './heard-word.ts';
import { material } from './material/material.ts';
import { afterSaying, type Moment } from './repetition.ts';
import { soundScores, wordScores } from './scores.ts';
import { wordsIn } from './words.ts';

/** Only what the material has can come back. */
const known = {
  word: new Set(material.flatMap(({ text }) => wordsIn(text))),
  sound: new Set(material.flatMap(({ sounds }) => sounds)),
} as const;

type Kind = PracticeItemTable['kind'];

const updateKind = async (
  db: Kysely<Database>,
  userId: string,
  kind: Kind,
  scores: ReadonlyMap<string, number>,
  moment: Moment,
): Promise<void> => {
  const names = [...scores.keys()].filter((name) => known[kind].has(name));
  if (names.length === 0) return;
  const own = db.selectFrom('practice_items').selectAll().where('user_id', '=', userId).where('kind', '=', kind);
  const rows = new Map((await own.where('name', 'in', names).execute()).map((row) => [row.name, row]));
  for (const name of names) {
    const score = scores.get(name) ?? 0;
    const next = afterSaying(rows.get(name) ?? null, score, moment);
    if (next === null) {
      if (!rows.has(name)) continue;
      await db
        .deleteFrom('practice_items')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('name', '=', name)
        .execute();
      continue;
    }
    const place = {
      box: next.box,
      due_at: next.due_at,
      due_number: next.due_number,
      last_score: score,
      last_seen_at: moment.now,
    };
    await db
      .insertInto('practice_items')
      .values({ ...place, user_id: userId, kind, name })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'name']).doUpdateSet(place))
      .execute();
  }
};

/** Notes how the words and sounds of a phrase were said; what is not sure counts for nothing. */
export const updateItems = async (
  db: Kysely<Database>,
  userId: string,
  words: readonly HeardWord[],
  moment: Moment,
): Promise<void> => {
  await updateKind(db, userId, 'word', wordScores(words), moment);
  await updateKind(db, userId, 'sound', soundScores(words), moment);
};

/** Reads the words and sounds that may come back now, the hardest first: the lowest box, then the longest wait. */
export const dueItems = async (
  db: Kysely<Database>,
  userId: string,
  { now, number }: Moment,
): Promise<readonly { readonly kind: Kind; readonly name: string }[]> =>
  db
    .selectFrom('practice_items')
    .select(['kind', 'name'])
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .where('due_number', '<=', number)
    .orderBy('box')
    .orderBy('due_at')
    .orderBy('last_score')
    .orderBy('name')
    .limit(50)
    .execute();
