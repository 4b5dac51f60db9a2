import type { setupProfile, updateProfile } from '@sayso/api/contract/profile';
import type { CoachName } from '@sayso/api/contract/values';
import type { InferOutput } from 'valibot';
import type { Services } from '../http/Services.ts';
import { checkedTimeZone, knownTimeZone } from './timeZone.ts';

type Fields = InferOutput<(typeof updateProfile)['request']>;
type Setup = InferOutput<(typeof setupProfile)['request']>;

/** Only what was sent changes. The address does not: it is how the account signs in. */
const columnsOf = (fields: Fields) => ({
  ...(fields.full_name !== undefined && { full_name: fields.full_name }),
  ...(fields.english_level !== undefined && { english_level: fields.english_level }),
  ...(fields.goal !== undefined && { goal: fields.goal }),
  ...(fields.preferences !== undefined && { topics: JSON.stringify(fields.preferences.topics) }),
  ...(fields.time_zone !== undefined && { time_zone: checkedTimeZone(fields.time_zone) }),
});

/** Changes single fields; nothing sent changes nothing. */
export const saveFields = async ({ storage }: Services, userId: string, fields: Fields): Promise<void> => {
  const columns = columnsOf(fields);
  if (Object.keys(columns).length === 0) return;
  await storage.db.updateTable('users').set(columns).where('id', '=', userId).execute();
};

/**
 * Saves the setup wizard. Spec §4: unset becomes `completed` when saved without a selected character, and `completedcoach` when one is
 * there. Who has a coach already keeps it, and the status with it, when the wizard is saved again without one. The page tells by the way where the
 * learner is: a zone that this server does not know, as browsers name one that they cannot find out, changes nothing.
 */
export const saveSetup = async ({ storage }: Services, userId: string, setup: Setup): Promise<void> => {
  const { selected_character: coach, time_zone: told, ...fields } = setup;
  const zone = told === undefined ? null : knownTimeZone(told);
  await storage.db
    .updateTable('users')
    .set((update) => ({
      ...columnsOf(fields),
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
