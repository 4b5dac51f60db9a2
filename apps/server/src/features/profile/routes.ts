import {
  deleteAccount,
  getMe,
  getProfile,
  setCharacter,
  setupProfile,
  updateProfile,
} from '@sayso/api/contract/profile';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { saveCoach, saveFields, saveSetup } from './commands.ts';
import { type BeforeDeletion, deleteLearner } from './delete-learner.ts';
import { readProfile } from './queries.ts';

/** Serves the calls of the profile. */
export const registerProfile = (app: App, services: Services, beforeDeletion: BeforeDeletion): void => {
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
    await deleteLearner(services, learner, beforeDeletion);
    return { success: true };
  });
};
