import type { App, Services } from '../http/Services.ts';
import { createAccounts } from './accounts.ts';
import { registerCodes } from './codeRoutes.ts';
import { registerPasswords } from './passwordRoutes.ts';
import { registerSocial } from './social/socialRoutes.ts';
import { registerTickets } from './ticketRoutes.ts';

/** The account calls of spec §7: check-email, codes, signup, login, reset, refresh, and sign-in at a provider. */
export const registerAccounts = async (app: App, services: Services): Promise<void> => {
  const accounts = await createAccounts(services);
  registerCodes(app, accounts);
  registerPasswords(app, accounts);
  registerTickets(app, services, accounts);
  registerSocial(app, accounts);
};
