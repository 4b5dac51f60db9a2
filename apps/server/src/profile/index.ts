import {
  deleteAccount,
  getMe,
  getProfile,
  setCharacter,
  setupProfile,
  updateProfile,
} from '@sayso/api/contract/profile';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { deleteLearner } from './deleteLearner.ts';
import { readProfile } from './readProfile.ts';
import { saveCoach, saveFields, saveSetup } from './saveProfile.ts';

/** The profile calls of spec §7. */
export const registerProfile = (app: App, services: Services): void => {
  route(app, getMe, ({ learner }) => readProfile(services, learner.id));
  route(app, getProfile, ({ learner }) => readProfile(services, learner.id));

  route(app, updateProfile, async ({ input, learner }) => {
    await saveFields(services, learner.id, input);
    return readProfile(services, learner.id);
  });

  route(app, setupProfile, async ({ input, learner }) => {
    await saveSetup(services, learner.id, input);
    return readProfile(services, learner.id);
  });

  route(app, setCharacter, async ({ input, learner }) => {
    await saveCoach(services, learner.id, input.selected_character);
    return { selected_character: input.selected_character, profile_setup_status: 'completedcoach' };
  });

  route(app, deleteAccount, async ({ learner }) => {
    await deleteLearner(services, learner);
    return { success: true };
  });
};
