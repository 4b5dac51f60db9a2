import { refresh } from '../contract/account.ts';
import { ApiError, isUnanswered, SessionExpiredError } from './errors.ts';
import { exchange, type Line } from './exchange.ts';
import type { TokenStore } from './token-store.ts';

/** Runs one function at a time for each name. `navigator.locks.request` fits, and locks across tabs. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

const inOrder = (): Lock => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, run) => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
};

const signedOut = () => new SessionExpiredError('You have signed out.');

export interface RenewalParts {
  readonly line: Line;
  readonly tokens: TokenStore;
  readonly lock?: Lock | undefined;
  /** The server refused to go on with the session, and its tokens are gone. */
  readonly onExpired?: (() => void) | undefined;
}

/**
 * Makes the function that gets a new token. However many calls (or tabs, given a lock that spans them) find the token
 * expired at once, one refresh is made and everyone goes on with its result: a refresh token is good only once.
 */
export const createRenewal = ({ line, tokens, lock = inOrder(), onExpired }: RenewalParts) => {
  /** The new tokens, or the error of a server that refused them. @throws what is no answer */
  const ask = async (sent: string | null) => {
    try {
      // Without a refresh token the session may be one of a cookie, which goes along with every call.
      return await exchange(line, refresh, { input: sent ? { refresh_token: sent } : {}, token: null });
    } catch (cause) {
      if (cause instanceof ApiError && !isUnanswered(cause)) return cause;
      throw cause;
    }
  };

  const renew = (expired: string, isRefused: boolean): Promise<string> =>
    lock('sayso-refresh', async () => {
      const before = tokens.read();
      if (!before) throw signedOut();
      if (before.token !== expired) return before.token;
      const sent = before.refreshToken;
      const answer = await ask(sent);
      const now = tokens.read();
      // A learner who signed out or signed in again meanwhile has other tokens: the answer is not about those.
      if (!now) throw signedOut();
      if (now.token !== before.token || now.refreshToken !== sent) return now.token;
      if (answer instanceof ApiError) {
        if (!isRefused && !sent) throw answer;
        tokens.clear();
        onExpired?.();
        throw new SessionExpiredError('Session expired. Please log in again.', {
          cause: new Error('Failed to refresh token', { cause: answer }),
        });
      }
      tokens.write({ token: answer.token, refreshToken: answer.refresh_token ?? sent });
      return answer.token;
    });

  let underWay: { readonly expired: string; readonly isRefused: boolean; readonly renewed: Promise<string> } | null =
    null;

  /**
   * @param expired the token that was refused, or that has been used for long
   * @param isRefused the server takes it no more: without a new one the session is over
   * @returns a token that is newer than `expired`
   * @throws SessionExpiredError after clearing the tokens when the server refuses, or when the learner has signed out; the server's ApiError
   * when nothing was refused yet and there is no refresh token, in which case the session goes on as it is; NetworkError or
   * TimeoutError when it gives no answer, in which case the tokens are kept.
   */
  return (expired: string, isRefused: boolean): Promise<string> => {
    // All calls that wait for a refresh fail together when it gets no answer, not one after the other.
    if (underWay?.expired === expired && underWay.isRefused === isRefused) return underWay.renewed;
    const renewed = renew(expired, isRefused).finally(() => underWay === mine && (underWay = null));
    const mine = { expired, isRefused, renewed };
    underWay = mine;
    return mine.renewed;
  };
};
