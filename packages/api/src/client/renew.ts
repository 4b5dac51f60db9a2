import { refresh } from '../contract/account.ts';
import { ApiError, SessionExpiredError } from './errors.ts';
import { exchange, type Fetch } from './exchange.ts';
import type { TokenStore } from './token-store.ts';

/** Runs one holder at a time; `navigator.locks.request` fits and makes it one holder across tabs. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

const inOrder = (): Lock => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, run) => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
};

/**
 * Makes the function that gets a new token. However many calls (or tabs, given a lock that spans them) find the token
 * expired at once, one refresh is made and everyone goes on with its result: a refresh token is good only once.
 */
export const createRenewal = (fetch: Fetch, baseUrl: string, tokens: TokenStore, lock: Lock = inOrder()) => {
  /**
   * @param expired the token that was refused
   * @returns a token that is newer than `expired`
   * @throws SessionExpiredError after clearing the tokens when the server refuses; NetworkError when it cannot be reached,
   * in which case the tokens are kept.
   */
  return (expired: string): Promise<string> =>
    lock('sayso-refresh', async () => {
      const current = tokens.read();
      if (current && current.token !== expired) return current.token;
      try {
        if (!current?.refreshToken) throw new ApiError(401, 'There is no refresh token.');
        const answer = await exchange(fetch, baseUrl, refresh, { refresh_token: current.refreshToken }, null);
        tokens.write({ token: answer.token, refreshToken: answer.refresh_token ?? current.refreshToken });
        return answer.token;
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429) throw cause;
        tokens.clear();
        throw new SessionExpiredError('Session expired. Please log in again.', { cause });
      }
    });
};
