import { closeCodes } from '@sayso/api/contract/conversation-socket';
import { isTicket } from '../auth/tickets.ts';
import { findLearner, type LearnerRecord } from '../learner/learner.ts';
import type { Services } from '../services.ts';
import type { Wire } from './ports.ts';

/** A learner, and the sign-in that a socket was opened with. */
export interface SignedIn {
  readonly learner: LearnerRecord;
  readonly signIn: string;
}

/** Who opens a socket with this token or ticket. Null when the wire was closed because it is not good. */
export const authenticateSocket = async (
  { storage, tickets, tokens }: Pick<Services, 'storage' | 'tickets' | 'tokens'>,
  wire: Pick<Wire<never>, 'close'>,
  token: string,
): Promise<SignedIn | null> => {
  const caller = await (isTicket(token) ? tickets.redeem(token) : tokens.authenticate(token));
  const learner = caller && (await findLearner(storage.db, caller.id));
  if (caller && learner) return { learner, signIn: caller.signIn };
  wire.close(closeCodes.unauthorized, 'unauthorized');
  return null;
};
