import { type Client, isUnanswered, SessionExpiredError, type TokenStore } from '@sayso/api/client';

/** How long a token is used before it is renewed, in milliseconds. */
export const renewalMs = 180_000;
/** First wait after a renewal that failed, in milliseconds; it doubles each time, up to `renewalMs`. */
const firstRetryMs = 3000;

/** Runs once after `ms` milliseconds, unless the returned function is called before. */
type After = (ms: number, run: () => void) => () => void;

/**
 * Renews the token every 180 s while a learner is signed in. A token that another tab has renewed counts from then on, so that
 * one of several tabs does the work. A session without a refresh token may be one of a cookie and is renewed in the same way; where the server
 * refuses that, its token lasts as long as the server takes it. Returns what ends it.
 */
export const startTokenRenewal = (client: Client, tokens: TokenStore, after: After): (() => void) => {
  let stopWaiting: () => void = () => undefined;
  let waitingWith: string | null = null;

  const wait = (ms: number, retryMs: number) => {
    stopWaiting();
    stopWaiting = after(ms, () => void renew(retryMs));
  };
  const renew = async (retryMs: number) => {
    const old = tokens.read()?.token;
    try {
      await client.renew();
    } catch (error) {
      const current = tokens.read();
      if (error instanceof SessionExpiredError || current?.token !== old) return;
      if (!current?.refreshToken && !isUnanswered(error)) return;
      // Soon: the server may have used the refresh token up although its answer was lost.
      wait(retryMs, Math.min(2 * retryMs, renewalMs));
    }
  };
  const follow = () => {
    const token = tokens.read()?.token ?? null;
    if (token === waitingWith) return;
    waitingWith = token;
    if (token) wait(renewalMs, firstRetryMs);
    else stopWaiting();
  };

  const unsubscribe = tokens.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stopWaiting();
  };
};
