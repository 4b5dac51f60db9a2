import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { findNetwork } from '../../platform/http/find-network.ts';
import type { RateLimit } from '../../platform/limits/count.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';

const minute = 60;
const hour = 60 * minute;

/** The next code for one e-mail address and reason can be asked for after a minute, by the same caller. */
export const codeResend: RateLimit = { counter: 'code-resend', calls: 1, seconds: minute };
/** Codes that one caller asks for, which must not keep the owner of the e-mail address from asking. */
export const codesPerPair: RateLimit = { counter: 'codes-per-pair', calls: 5, seconds: hour };
/** Mail to one e-mail address, from all callers together: the owner's inbox must not be flooded. */
export const codesPerEmail: RateLimit = { counter: 'codes-per-email', calls: 15, seconds: hour };
/** Tries of one code by one caller. All callers together have `maximumTries` of it. */
export const triesPerCode: RateLimit = { counter: 'tries-per-code', calls: 5, seconds: 10 * minute };
/** Codes that one caller tries for one e-mail address: the guesser is locked out, and not the owner of the address. */
export const triesPerPair: RateLimit = { counter: 'tries-per-pair', calls: 25, seconds: hour };
/** Wrong passwords for one address from one place: another person's guesses must not lock its owner out. */
export const loginsPerPair: RateLimit = { counter: 'logins-per-pair', calls: 10, seconds: 15 * minute };
/** Guesses for one address from many places. */
export const loginsPerEmail: RateLimit = { counter: 'logins-per-email', calls: 100, seconds: hour };
/** Leaving for a provider and coming back: each is one. */
export const providerStepsPerCaller: RateLimit = {
  counter: 'provider-steps-per-caller',
  calls: 120,
  seconds: 15 * minute,
};

/** The network that a request comes from, which is what is counted: one IPv4 address, or a whole IPv6 network. */
export const callerNetwork = (request: FastifyRequest): string => findNetwork(request.ip);

/** The key of whatever one caller does to one e-mail address. */
export const createPairKey = (email: string, request: FastifyRequest): string => `${email} ${callerNetwork(request)}`;

/**
 * Counts calls from one network address, this machine's own too: behind a proxy that the server was not told of, every learner comes
 * from there, and too strict is safe where too lax is not.
 */
export const takeForCaller = async (
  { limits, config }: { readonly limits: RateLimits; readonly config: Pick<Config, 'callerLimitFactor'> },
  limit: RateLimit,
  request: FastifyRequest,
): Promise<void> => limits.take({ ...limit, calls: limit.calls * config.callerLimitFactor }, callerNetwork(request));
