import type { WireProfile } from '@sayso/api/contract/profile';
import type { EnglishLevel } from '@sayso/api/contract/values';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { localDate } from '../conversation/localDate.ts';
import { unauthorized } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { latestEstimate, levelIn } from '../level/storeEstimate.ts';
import type { UserTable } from '../storage/schema.ts';
import { levelOf } from './level.ts';
import { streakOf } from './streak.ts';

const topics = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Days on which the learner said something, newest first. */
const practiceDates = async ({ storage }: Services, userId: string): Promise<readonly string[]> => {
  const rows = await storage.db
    .selectFrom('practice_sessions')
    .select('local_date')
    .distinct()
    .where('user_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('spoken_ms', '>', 0),
        eb('xp_gained', '>', 0),
        exists(
          selectFrom('turns')
            .select('turns.id')
            .whereRef('turns.session_id', '=', 'practice_sessions.id')
            .where('turns.role', '=', 'user'),
        ),
      ]),
    )
    .orderBy('local_date', 'desc')
    .execute();
  return rows.map((row) => row.local_date);
};

const toWire = (user: Selectable<UserTable>, streak: number, realLevel: EnglishLevel | null): WireProfile => ({
  email: user.email,
  full_name: user.full_name,
  picture: user.picture,
  english_level: user.english_level,
  goal: user.goal,
  preferences: { topics: v.parse(topics, user.topics) },
  profile_setup_status: user.profile_setup_status,
  selected_character: user.selected_character,
  is_premium: user.is_premium === 1,
  level: levelOf(user.total_xp),
  total_xp: user.total_xp,
  streak,
  ...(realLevel !== null && { real_english_level: realLevel }),
});

/**
 * The profile as `/me` answers it. `real_english_level` is left out before enough was said.
 * @throws HttpError 401 when the account is gone.
 */
export const readProfile = async (services: Services, userId: string): Promise<WireProfile> => {
  const user = await services.storage.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) throw unauthorized();
  const today = localDate(services.clock.now(), user.time_zone);
  const [dates, estimate] = await Promise.all([
    practiceDates(services, userId),
    latestEstimate(services.storage.db, userId),
  ]);
  return toWire(user, streakOf(dates, today), levelIn(estimate));
};
