import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../http/loopback.ts';
import { networkOf } from '../http/networkOf.ts';
import type { RateLimit, RateLimits } from './rateLimits.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The next code for one address and reason can be asked for after a minute. */
export const codeResend: RateLimit = { name: 'code-resend', points: 1, duration: minute };
/** With five tries a code this leaves a guesser 25 of a million an hour. */
export const codesPerAddress: RateLimit = { name: 'codes-per-address', points: 5, duration: hour };
export const codesPerCaller: RateLimit = { name: 'codes-per-caller', points: 30, duration: hour };
export const triesPerAddress: RateLimit = { name: 'tries-per-address', points: 25, duration: hour };
export const triesPerCaller: RateLimit = { name: 'tries-per-caller', points: 100, duration: hour };
/** Wrong passwords for one address from one place: somebody else's guesses must not lock its owner out. */
export const loginsPerPair: RateLimit = { name: 'logins-per-pair', points: 10, duration: 15 * minute };
/** Guesses for one address from many places. */
export const loginsPerAddress: RateLimit = { name: 'logins-per-address', points: 100, duration: hour };
export const loginsPerCaller: RateLimit = { name: 'logins-per-caller', points: 100, duration: 15 * minute };
/** Leaving for a provider and coming back: each is one. */
export const providerStepsPerCaller: RateLimit = {
  name: 'provider-steps-per-caller',
  points: 120,
  duration: 15 * minute,
};
export const checksPerCaller: RateLimit = { name: 'checks-per-caller', points: 120, duration: 15 * minute };
/** Sockets that one learner opens: more than any bad line needs. */
export const ticketsPerLearner: RateLimit = { name: 'tickets-per-learner', points: 60, duration: minute };

/**
 * Counts calls from one network address. Loopback is not counted: it is this machine's owner, or a proxy that the server was not
 * told to trust, behind which everybody would share one counter.
 */
export const takeForCaller = async (limits: RateLimits, limit: RateLimit, request: FastifyRequest): Promise<void> => {
  if (!isLoopback(request.ip)) await limits.take(limit, networkOf(request.ip));
};
