import { createSocketTicket } from '@sayso/api/contract/account';
import { ticketLife } from '../../kernel/auth/tickets.ts';
import { storeTimeZone } from '../../kernel/learner/time-zone.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import type { Accounts } from './accounts.ts';

/** The call that gives tickets for sockets. */
export const registerTickets = (app: App, { storage }: Pick<Services, 'storage'>, { tickets }: Accounts): void => {
  route(app, createSocketTicket, async ({ learner, input }) => {
    await storeTimeZone(storage.db, learner.id, input.time_zone);
    return { ticket: await tickets.issue(learner), expires_in: ticketLife / 1000 };
  });
};
