import { closeCodes } from '@sayso/api/contract/conversation-socket';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { localDay } from '../calendar/local-date.ts';
import type { Services } from '../services.ts';
import { acquireLease, isResumable, type WantedSession } from '../sessions/lease.ts';
import { createSession } from '../sessions/sessions.ts';
import { authenticateSocket } from './authenticate.ts';
import type { LivePolicy, OpenedLive, Refusal, WantedLive } from './policy.ts';
import type { ClientMessage, Wire } from './ports.ts';
import type { Registry } from './registry.ts';

const query = v.object({ token: v.string() });

const readToken = (given: unknown): string => {
  const read = v.safeParse(query, given);
  return read.success ? read.output.token : '';
};

/**
 * Finds out who opens a socket and which session they ask for, and acquires its lease: resumes the session where that is possible, else creates a
 * new one. Null when the socket was closed with the reason.
 */
export const openLive = async <In extends ClientMessage, Out extends object, Wanted extends WantedLive>(
  services: Pick<Services, 'clock' | 'random' | 'storage' | 'tickets' | 'tokens'>,
  registry: Pick<Registry, 'release'>,
  wire: Wire<Out>,
  policy: LivePolicy<In, Out, Wanted>,
  request: FastifyRequest,
): Promise<OpenedLive<Wanted> | null> => {
  const { clock, random } = services;
  const { db } = services.storage;
  const refuse = ({ message, code, reason }: Refusal<Out>): null => {
    if (message !== undefined) wire.send(message);
    wire.close(code, reason);
    return null;
  };

  const caller = await authenticateSocket(services, wire, readToken(request.query));
  if (!caller) return null;
  const { learner, signIn } = caller;
  const wanted = await policy.find(learner, request);
  if ('reason' in wanted) return refuse(wanted);

  const leaseId = random.id();
  const toOpened = (sessionId: string): OpenedLive<Wanted> => ({
    learner,
    signIn,
    lease: { sessionId, leaseId },
    wanted,
  });
  const isResumed = async (sessionId: string): Promise<boolean> => {
    const session: WantedSession = { sessionId, userId: learner.id, kind: policy.kind, coach: wanted.coach };
    if (!(await isResumable(db, session, clock.now()))) return false;
    // The connection of this process that has the lease stores first what it was sent.
    await registry.release(sessionId);
    return acquireLease(db, { ...session, leaseId }, clock.now());
  };

  if (wanted.resumeId !== null && (await isResumed(wanted.resumeId))) return toOpened(wanted.resumeId);
  const refusal = await policy.admit(learner);
  if (refusal) return refuse(refusal);
  const { localDate, dayEndsAt } = localDay(clock.now(), learner.timeZone);
  const day = policy.countsDaily ? { localDate, dayEndsAt } : { localDate };
  const { kind } = policy;
  const created = { sessionId: wanted.newId, leaseId, userId: learner.id, kind, coach: wanted.coach, ...day };
  if (await createSession(db, created, clock.now())) return toOpened(wanted.newId);
  // Another process has created it meanwhile, or it is over.
  if (await isResumed(wanted.newId)) return toOpened(wanted.newId);
  return refuse({ code: closeCodes.ended, reason: `This ${policy.kind} has ended.` });
};
