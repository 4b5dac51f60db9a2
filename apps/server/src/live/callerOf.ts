import { closeCodes } from '@sayso/api/contract/conversation-socket';
import { isTicket } from '../accounts/tickets.ts';
import { findPractitioner, type Practitioner } from '../conversation/learner.ts';
import type { Services } from '../http/Services.ts';
import type { Wire } from './ports.ts';

/** Who opens a socket with this token or ticket. Null when the wire was closed because nobody is known by it. */
export const callerOf = async (
  { storage, tickets, tokens }: Pick<Services, 'storage' | 'tickets' | 'tokens'>,
  wire: Pick<Wire<never>, 'close'>,
  token: string,
): Promise<Practitioner | null> => {
  const caller = await (isTicket(token) ? tickets.redeem(token) : tokens.authenticate(token));
  const learner = caller && (await findPractitioner(storage.db, caller.id));
  if (learner) return learner;
  wire.close(closeCodes.unauthorized, 'unauthorized');
  return null;
};
