import { ApiError, type Client, SessionExpiredError, type TokenStore } from '@sayso/api/client';
import { createSocketTicket } from '@sayso/api/contract/account';
import { getMe } from '@sayso/api/contract/profile';
import { timeZoneHere } from '../calendar/time-zone.ts';

/** Number of failed attempts in a row after which the token may be the cause. */
const doubtfulFrom = 2;
/** How long the server may take to say what it thinks of the token, in milliseconds: an attempt to connect has 10 s in all. */
const doubtMs = 5000;

export interface SocketTokenParts {
  readonly client: Client;
  readonly tokens: TokenStore;
}

/** The outcome of the last attempt. */
export interface SocketAttempt {
  readonly refused: boolean;
  readonly failures: number;
}

/**
 * The bearer for a socket’s address, new where the one at hand was refused. A server may also refuse a token by not opening the socket
 * at all, which a page cannot tell from a broken line: a call that needs the token then settles it.
 */
const readBearer = async ({ client, tokens }: SocketTokenParts, { refused, failures }: SocketAttempt) => {
  if (refused) return client.renew('refused');
  if (failures >= doubtfulFrom) {
    // Any other fault is the line’s, which the attempt itself will find.
    await client.call(getMe, undefined, { withinMs: doubtMs }).catch(() => undefined);
  }
  return tokens.read()?.token ?? null;
};

const knowsNoTickets = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 405 || error.status === 501);

/**
 * Makes what a socket puts into its address: a ticket that is good once where the server gives tickets, else the bearer; `null` when
 * no learner is signed in. It rejects while the server cannot be reached.
 * @param timeZone the time zone of the learner, which is sent to a server that gives tickets
 */
export const createSocketToken = (
  parts: SocketTokenParts,
  timeZone: () => string = timeZoneHere,
): ((attempt: SocketAttempt) => Promise<string | null>) => {
  let givesTickets = true;
  return async (attempt) => {
    if (!parts.tokens.read()) return null;
    if (!givesTickets) return readBearer(parts, attempt);
    try {
      return (await parts.client.call(createSocketTicket, { time_zone: timeZone() })).ticket;
    } catch (error) {
      if (error instanceof SessionExpiredError) return null;
      if (!knowsNoTickets(error)) throw error;
      givesTickets = false;
      return readBearer(parts, attempt);
    }
  };
};
