import { createSocketTicket } from '@sayso/api/contract/account';
import { route } from '../http/route.ts';
import type { App } from '../http/Services.ts';
import type { Accounts } from './accounts.ts';
import { ticketsPerLearner } from './limits.ts';
import { ticketLife } from './tickets.ts';

/** The call that gives tickets for sockets. */
export const registerTickets = (app: App, { tickets, limits }: Accounts): void => {
  route(app, createSocketTicket, async ({ learner }) => {
    await limits.take(ticketsPerLearner, learner.id);
    return { ticket: await tickets.issue(learner.id), expires_in: ticketLife / 1000 };
  });
};
