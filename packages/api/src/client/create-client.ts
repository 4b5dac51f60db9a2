import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { ApiError } from './errors.ts';
import { exchange, type Fetch, fetchFile } from './exchange.ts';
import { createRenewal, type Lock } from './renew.ts';
import type { TokenStore } from './token-store.ts';

export interface ClientOptions {
  /** Origin of the server without a slash at its end; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens: TokenStore;
  readonly fetch: Fetch;
  /** `navigator.locks` where there is one, so that several tabs refresh once. */
  readonly lock?: Lock;
  /** The session is over and its tokens are gone: time to go to /auth. */
  readonly onSessionExpired?: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Endpoints that take nothing are called without an input. */
type Arguments<E extends Endpoint> =
  undefined extends RequestOf<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: RequestOf<E>, options?: CallOptions];

export interface Client {
  /**
   * Makes one call of the contract. On a 401 it refreshes the token and tries once more (spec §7).
   * @throws ApiError, NetworkError, UnexpectedAnswerError, SessionExpiredError, or the signal's reason
   */
  call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<AnswerOf<E>>;
  /** The same for a call whose answer is a file. */
  download<E extends Endpoint & { readonly file: true }>(endpoint: E, ...args: Arguments<E>): Promise<Blob>;
  /** Gets a new token now (spec §9: every 180 s), and hands it back. */
  renew(): Promise<string>;
}

/** The client of every call in `contract/`. Knows no framework and keeps no state but the tokens. */
export const createClient = (options: ClientOptions): Client => {
  const { baseUrl = '', tokens, fetch, onSessionExpired } = options;
  const renew = createRenewal({ fetch, baseUrl, tokens, lock: options.lock, onExpired: onSessionExpired });

  /** Attempts it with the token that is there and, when that is refused, once more with a new one. */
  const authorised = async <T>(
    endpoint: Endpoint,
    attempt: (bearer: string | null) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const token = endpoint.access === 'learner' ? (tokens.read()?.token ?? null) : null;
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || !token) throw error;
      const renewed = await renew(token);
      signal?.throwIfAborted();
      return attempt(renewed);
    }
  };

  const call = <E extends Endpoint>(endpoint: E, ...[input, { signal } = {}]: Arguments<E>) =>
    authorised(endpoint, (bearer) => exchange(fetch, baseUrl, endpoint, input, bearer, signal), signal);
  const download = <E extends Endpoint & { readonly file: true }>(
    endpoint: E,
    ...[input, { signal } = {}]: Arguments<E>
  ) => authorised(endpoint, (bearer) => fetchFile(fetch, baseUrl, endpoint, input, bearer, signal), signal);

  return { call, download, renew: async () => renew(tokens.read()?.token ?? '') };
};
