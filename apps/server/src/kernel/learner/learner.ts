import { type CoachName, coaches, type EnglishLevel, englishLevels } from '@sayso/api/contract/values';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Learner } from '../../engines/ports.ts';
import { unauthorized } from '../../platform/http-error.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { paidUntil } from './entitlement.ts';

/** The learner as conversations need to know them. */
export interface LearnerRecord {
  readonly id: string;
  /** Whether Plus was given by hand, 0 or 1, and until when it is paid for: see `hasPlus`. */
  readonly plan: { readonly is_premium: number; readonly plus_until: number | null };
  readonly timeZone: string;
  readonly totalXp: number;
  /** The coach chosen in the profile, where one was. */
  readonly coach: CoachName | null;
  /** The learner as the coach knows them. */
  readonly learner: Learner;
}

const topicList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Closed lists come from outside as text: this gives the typed value, or null. */
export const parseCoach = (name: string | null): CoachName | null => coaches.find((known) => known === name) ?? null;
const levelNamed = (name: string | null): EnglishLevel => englishLevels.find((known) => known === name) ?? 'A1';

/** Reads one learner; undefined when the account is gone. */
export const findLearner = async (db: Kysely<Database>, id: string): Promise<LearnerRecord | undefined> => {
  const row = await db
    .selectFrom('users')
    .select([
      'id',
      'is_premium',
      'time_zone',
      'total_xp',
      'selected_character',
      'full_name',
      'english_level',
      'goal',
      'topics',
    ])
    .select(paidUntil)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const topics = v.safeParse(topicList, row.topics);
  return {
    id: row.id,
    plan: row,
    timeZone: row.time_zone,
    totalXp: row.total_xp,
    coach: parseCoach(row.selected_character),
    learner: {
      firstName: row.full_name?.trim().split(/\s+/u)[0] || null,
      level: levelNamed(row.english_level),
      goal: row.goal,
      topics: topics.success ? topics.output : [],
    },
  };
};

/** Reads the learner who calls. @throws HttpError 401 when the account is gone. */
export const readLearner = async (db: Kysely<Database>, { id }: { readonly id: string }): Promise<LearnerRecord> => {
  const learner = await findLearner(db, id);
  if (!learner) throw unauthorized();
  return learner;
};
