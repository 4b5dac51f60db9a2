import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/Config.ts';
import { networkOf } from '../http/networkOf.ts';
import type { RateLimit, RateLimits } from './rateLimits.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The next code for one e-mail address and reason can be asked for after a minute, by the same caller. */
export const codeResend: RateLimit = { name: 'code-resend', points: 1, duration: minute };
/** Codes that one caller asks for, which must not keep the owner of the e-mail address from asking. */
export const codesPerPair: RateLimit = { name: 'codes-per-pair', points: 5, duration: hour };
/** Mail to one e-mail address, from all callers together: the owner's inbox must not be flooded. */
export const codesPerEmail: RateLimit = { name: 'codes-per-email', points: 15, duration: hour };
export const codesPerCaller: RateLimit = { name: 'codes-per-caller', points: 30, duration: hour };
/** Tries of one code by one caller. All callers together have `maximumTries` of it. */
export const triesPerCode: RateLimit = { name: 'tries-per-code', points: 5, duration: 10 * minute };
/** Codes that one caller tries for one e-mail address: the guesser is locked out, and not the owner of the address. */
export const triesPerPair: RateLimit = { name: 'tries-per-pair', points: 25, duration: hour };
export const triesPerCaller: RateLimit = { name: 'tries-per-caller', points: 100, duration: hour };
/** Wrong passwords for one address from one place: somebody else's guesses must not lock its owner out. */
export const loginsPerPair: RateLimit = { name: 'logins-per-pair', points: 10, duration: 15 * minute };
/** Guesses for one address from many places. */
export const loginsPerEmail: RateLimit = { name: 'logins-per-email', points: 100, duration: hour };
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

/** The network that a request comes from, which is what is counted: one IPv4 address, or a whole IPv6 network. */
export const callerNetwork = (request: FastifyRequest): string => networkOf(request.ip);

/** The key of whatever one caller does to one e-mail address. */
export const pairOf = (email: string, request: FastifyRequest): string => `${email} ${callerNetwork(request)}`;

/**
 * Counts calls from one network address, this machine's own too: behind a proxy that the server was not told of, every learner comes
 * from there, and too strict is safe where too lax is not.
 */
export const takeForCaller = async (
  { limits, config }: { readonly limits: RateLimits; readonly config: Pick<Config, 'callerLimitFactor'> },
  limit: RateLimit,
  request: FastifyRequest,
): Promise<void> => limits.take({ ...limit, points: limit.points * config.callerLimitFactor }, callerNetwork(request));
