import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';

/**
 * XP of a row of `practice_sessions`: its own, or what it would get if it ended now. The database's side of
 * `calculateSessionXp`; whole numbers divide to whole numbers in both dialects.
 */
export const xpOfSession: RawBuilder<number> = sql<number>`(case
  when xp_gained is not null then xp_gained
  when phrases = 0 or practised_ms <= 0 then 0
  when practised_ms < 20000 then 1
  else practised_ms / 10000
end)`;

/** Seconds from the start of a row of `practice_sessions` to its end, rounded as the list of sessions rounds them. */
export const secondsOfSession: RawBuilder<number> = sql<number>`((practised_ms + 500) / 1000)`;

/** Seconds that the learner spoke in a row of `practice_sessions`: never more than it lasted. */
export const spokenSecondsOfSession: RawBuilder<number> = sql<number>`(((case
  when spoken_ms < practised_ms then spoken_ms
  else practised_ms
end) + 500) / 1000)`;

/** All XP of a learner: what was given, and what the sessions under way have come to. */
export const sumXp = async (db: Kysely<Database>, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('users')
    .select((users) => [
      'total_xp',
      users
        .selectFrom('practice_sessions')
        .select(sql<number | null>`sum(${xpOfSession})`.as('xp'))
        .where('user_id', '=', userId)
        .where('settled', '=', sql.lit(0))
        .where('xp_gained', 'is', null)
        .as('open_xp'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (row?.total_xp ?? 0) + (row?.open_xp ?? 0);
};
