import type { WireProfile } from '@sayso/api/contract/profile';
import type { EnglishLevel } from '@sayso/api/contract/values';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { localDate } from '../../kernel/calendar/local-date.ts';
import { hasPlus, paidUntil } from '../../kernel/learner/entitlement.ts';
import { calculateLevel } from '../../kernel/learner/level.ts';
import { countStreak } from '../../kernel/learner/streak.ts';
import { sumXp } from '../../kernel/learner/xp.ts';
import { latestEstimate, levelIn } from '../../kernel/level/store-estimate.ts';
import type { Services } from '../../kernel/services.ts';
import { readFreeTalks } from '../../kernel/sessions/daily-limit.ts';
import { unauthorized } from '../../platform/http-error.ts';
import type { UserTable } from '../../platform/storage/schema.ts';

const topics = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The figures that are not in the row of the user itself. */
interface Earned {
  readonly totalXp: number;
  readonly streak: number;
  readonly realLevel: EnglishLevel | null;
  readonly freeTalks: Awaited<ReturnType<typeof readFreeTalks>>;
}

const toWire = (
  user: Selectable<UserTable>,
  is_premium: boolean,
  { totalXp, streak, realLevel, freeTalks }: Earned,
): WireProfile => ({
  email: user.email,
  full_name: user.full_name,
  picture: user.picture,
  english_level: user.english_level,
  goal: user.goal,
  preferences: { topics: v.parse(topics, user.topics) },
  profile_setup_status: user.profile_setup_status,
  selected_character: user.selected_character,
  is_premium,
  level: calculateLevel(totalXp),
  total_xp: totalXp,
  streak,
  ...(realLevel !== null && { real_english_level: realLevel }),
  level_measured: realLevel !== null,
  ...(freeTalks !== null && { free_talks: freeTalks }),
});

/**
 * Reads the profile as `/me` answers it. `real_english_level` is left out before enough was said, and `level_measured` says so;
 * `free_talks` is left out where every conversation is free.
 * @throws HttpError 401 when the account is gone.
 */
export const readProfile = async (services: Services, userId: string): Promise<WireProfile> => {
  const { clock, config, storage } = services;
  const now = clock.now();
  const user = await storage.db
    .selectFrom('users')
    .selectAll()
    .select(paidUntil)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw unauthorized();
  const [totalXp, streak, estimate, freeTalks] = await Promise.all([
    sumXp(storage.db, userId),
    countStreak(storage, userId, localDate(now, user.time_zone)),
    latestEstimate(storage.db, userId),
    readFreeTalks(
      storage.db,
      { id: userId, plan: user, timeZone: user.time_zone },
      config.freeConversationsPerDay,
      now,
    ),
  ]);
  return toWire(user, hasPlus(user, now), { totalXp, streak, realLevel: levelIn(estimate), freeTalks });
};
