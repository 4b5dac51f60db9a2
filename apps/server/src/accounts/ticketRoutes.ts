import { createSocketTicket } from '@sayso/api/contract/account';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { timeZoneOf } from '../profile/timeZone.ts';
import type { Accounts } from './accounts.ts';
import { ticketsPerLearner } from './limits.ts';
import { ticketLife } from './tickets.ts';

/** The call that gives tickets for sockets. */
export const registerTickets = (
  app: App,
  { storage }: Pick<Services, 'storage'>,
  { tickets, limits }: Accounts,
): void => {
  route(app, createSocketTicket, async ({ learner, input }) => {
    await limits.take(ticketsPerLearner, learner.id);
    await timeZoneOf(storage.db, learner.id, input.time_zone);
    return { ticket: await tickets.issue(learner), expires_in: ticketLife / 1000 };
  });
};
