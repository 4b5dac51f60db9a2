import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { type Clock, systemClock } from './clock.ts';
import { ApiError } from './errors.ts';
import { exchange, type Fetch, fetchFile } from './exchange.ts';
import { createRenewal, type Lock } from './renew.ts';
import { defaultAttempts, withRetry } from './retry.ts';
import type { TokenStore } from './token-store.ts';
import { withTimeout } from './with-timeout.ts';

export interface ClientOptions {
  /** Origin of the server without a slash at its end; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens: TokenStore;
  readonly fetch: Fetch;
  /** `navigator.locks` where there is one, so that several tabs refresh once. */
  readonly lock?: Lock;
  /** The session is over and its tokens are gone: time to go to /auth. */
  readonly onSessionExpired?: () => void;
  /** The clock of deadlines and waits. @default the machine's */
  readonly clock?: Clock;
  /** 0 to 1: spreads the waits between attempts. @default Math.random */
  readonly random?: () => number;
  /** How often a safe call is tried at most. @default 3 */
  readonly attempts?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Less time than the call has by itself, in milliseconds, all attempts together. */
  readonly withinMs?: number;
  /** False where the caller tries again by itself. */
  readonly retry?: boolean;
}

/** Endpoints that take nothing are called without an input. */
type Arguments<E extends Endpoint> =
  undefined extends RequestOf<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: RequestOf<E>, options?: CallOptions];

export interface Client {
  /**
   * Makes one call of the contract. On a 401 it refreshes the token and tries once more. A safe call that nothing answered is tried again
   * with growing waits; a call that is not is made once.
   * @throws ApiError, NetworkError, TimeoutError, UnexpectedAnswerError, SessionExpiredError, or the signal's reason
   */
  call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<AnswerOf<E>>;
  /** The same for a call whose answer is a file. */
  download<E extends Endpoint & { readonly file: true }>(endpoint: E, ...args: Arguments<E>): Promise<Blob>;
  /** Gets a new token now, and hands it back: because it is `due` (every 180 s), or because something `refused` the one that is there. */
  renew(why?: 'due' | 'refused'): Promise<string>;
}

/** The learner hears within 20 s that a call failed, its attempts, waits and refresh together; later only where one attempt may take longer. */
const totalMs = 18_000;
/** A file may be of any size: its pieces have a deadline, and all of it only this, in milliseconds. */
const fileMs = 600_000;

/** The client of every call in `contract/`. Knows no framework and keeps no state but the tokens. */
export const createClient = (options: ClientOptions): Client => {
  const { baseUrl = '', tokens, fetch, onSessionExpired, clock = systemClock } = options;
  const { random = Math.random, attempts = defaultAttempts } = options;
  const line = { fetch, baseUrl, clock };
  const renew = createRenewal({ line, tokens, lock: options.lock, onExpired: onSessionExpired });

  /** Attempts it with the token that is there and, when that is refused, once more with a new one. */
  const authorised = async <T>(
    endpoint: Endpoint,
    attempt: (bearer: string | null) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    const token = endpoint.access === 'learner' ? (tokens.read()?.token ?? null) : null;
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || !token) throw error;
      const renewed = await renew(token, true);
      signal.throwIfAborted();
      return attempt(renewed);
    }
  };

  /** Makes every attempt at one call in its time. */
  const perform = <T>(
    endpoint: Endpoint,
    { signal: caller, withinMs, retry = true }: CallOptions,
    attempt: (bearer: string | null, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    // A file is asked for again by the learner alone: its pieces have more time than a second attempt would leave.
    const isSafe = !endpoint.file && (endpoint.method === 'GET' || endpoint.idempotent === true);
    const ms = withinMs ?? (endpoint.file ? fileMs : Math.max(totalMs, endpoint.deadlineMs));
    const until = clock.now() + Math.min(ms, totalMs);
    return withTimeout({ clock, ms, signal: caller }, (signal) =>
      withRetry({ clock, random, attempts: isSafe && retry ? attempts : 1, until, signal }, () =>
        authorised(endpoint, (bearer) => attempt(bearer, signal), signal),
      ),
    );
  };

  return {
    call: (endpoint, ...[input, callOptions = {}]) =>
      perform(endpoint, callOptions, (token, signal) => exchange(line, endpoint, { input, token, signal })),
    download: (endpoint, ...[input, callOptions = {}]) =>
      perform(endpoint, callOptions, (token, signal) => fetchFile(line, endpoint, { input, token, signal })),
    renew: (why = 'due') =>
      withTimeout({ clock, ms: totalMs }, () => renew(tokens.read()?.token ?? '', why === 'refused')),
  };
};
