import type { setupProfile, updateProfile } from '@sayso/api/contract/profile';
import type { CoachName } from '@sayso/api/contract/values';
import type { InferOutput } from 'valibot';
import { checkedTimeZone, knownTimeZone } from '../../kernel/learner/time-zone.ts';
import type { Services } from '../../kernel/services.ts';

type Fields = InferOutput<(typeof updateProfile)['request']>;
type Setup = InferOutput<(typeof setupProfile)['request']>;

/** Selects the columns of the fields that were sent. The address is never changed, because the account signs in with it. */
const selectColumns = (fields: Fields) => ({
  ...(fields.full_name !== undefined && { full_name: fields.full_name }),
  ...(fields.english_level !== undefined && { english_level: fields.english_level }),
  ...(fields.goal !== undefined && { goal: fields.goal }),
  ...(fields.preferences !== undefined && { topics: JSON.stringify(fields.preferences.topics) }),
  ...(fields.time_zone !== undefined && { time_zone: checkedTimeZone(fields.time_zone) }),
});

/** Changes single fields; nothing sent changes nothing. */
export const saveFields = async ({ storage }: Services, userId: string, fields: Fields): Promise<void> => {
  const columns = selectColumns(fields);
  if (Object.keys(columns).length === 0) return;
  await storage.db.updateTable('users').set(columns).where('id', '=', userId).execute();
};

/**
 * Saves the setup wizard: an unset status becomes `completed` when saved without a selected character, and `completedcoach` when one is
 * there. A learner who has a coach keeps it, and the status with it, when the wizard is saved again without one. The page also sends its time zone: a zone that this server does not know, as browsers name one that they cannot find out, changes nothing.
 */
export const saveSetup = async ({ storage }: Services, userId: string, setup: Setup): Promise<void> => {
  const { selected_character: coach, time_zone: told, ...fields } = setup;
  const zone = told === undefined ? null : knownTimeZone(told);
  await storage.db
    .updateTable('users')
    .set((update) => ({
      ...selectColumns(fields),
      ...(zone !== null && { time_zone: zone }),
      ...(coach && { selected_character: coach }),
      profile_setup_status: coach
        ? 'completedcoach'
        : update.case().when('selected_character', 'is not', null).then('completedcoach').else('completed').end(),
    }))
    .where('id', '=', userId)
    .execute();
};

/** Chooses the coach, which completes the setup. */
export const saveCoach = async ({ storage }: Services, userId: string, coach: CoachName): Promise<void> => {
  await storage.db
    .updateTable('users')
    .set({ selected_character: coach, profile_setup_status: 'completedcoach' })
    .where('id', '=', userId)
    .execute();
};
