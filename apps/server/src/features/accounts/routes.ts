import type { App, Services } from '../../kernel/services.ts';
import { createAccounts } from './accounts.ts';
import { registerCodes } from './code-routes.ts';
import { registerPasswords } from './password-routes.ts';
import { registerSocial } from './social/social-routes.ts';
import { registerTickets } from './ticket-routes.ts';

/** The account calls of the contract: check-email, codes, signup, login, reset, refresh, and sign-in at a provider. */
export const registerAccounts = async (app: App, services: Services): Promise<void> => {
  const accounts = await createAccounts(services);
  registerCodes(app, accounts);
  registerPasswords(app, accounts);
  registerTickets(app, services, accounts);
  registerSocial(app, accounts);
};
