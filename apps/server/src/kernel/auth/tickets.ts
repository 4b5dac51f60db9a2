import { hashToken, newSecret } from '../../platform/config/random-secrets.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Clock, Random } from '../../platform/ports.ts';
import type { Storage } from '../../platform/storage/open-database.ts';
import { isSignedIn } from './sign-ins.ts';

/** How long a ticket is good, ms: as long as a slow phone needs to open a socket. */
export const ticketLife = 30_000;
/** Tells a ticket from a bearer. */
const prefix = 'ticket.';

/** Tickets for sockets: an address ends up in logs and histories, so what stands there is good once and for a moment. */
export interface Tickets {
  issue(caller: Pick<Caller, 'id' | 'signIn'>): Promise<string>;
  /** Returns the caller of a ticket once; null when the ticket is used, too old, logged out or unknown. */
  redeem(ticket: string): Promise<Caller | null>;
}

/** Whether the text claims to be a ticket. */
export const isTicket = (text: string): boolean => text.startsWith(prefix);

export const createTickets = ({ db }: Storage, clock: Clock, random: Random): Tickets => ({
  issue: async ({ id, signIn }) => {
    const ticket = prefix + newSecret(random);
    await db
      .insertInto('socket_tickets')
      .values({
        ticket_hash: hashToken(ticket),
        user_id: id,
        family: signIn,
        expires_at: clock.now() + ticketLife,
      })
      .execute();
    return ticket;
  },
  redeem: async (ticket) => {
    // Removing it is using it: of parallel uses one finds the row.
    const used = await db
      .deleteFrom('socket_tickets')
      .where('ticket_hash', '=', hashToken(ticket))
      .returning(['user_id', 'family', 'expires_at'])
      .executeTakeFirst();
    if (!used || used.expires_at <= clock.now()) return null;
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', used.user_id)
      .where(isSignedIn(used.family))
      .executeTakeFirst();
    return user ? { ...user, signIn: used.family } : null;
  },
});
