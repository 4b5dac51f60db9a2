import { ApiError, type Client, isUnanswered, type TokenStore } from '@sayso/api/client';
import { exchangeLoginReturn } from '@sayso/api/contract/account';

/** The outcome of a sign-in that came back. */
export type LoginReturn = 'signed in' | 'no token' | 'refused' | 'unreachable';

/**
 * Turns the token of the address into a session, once; asked again it gives the same answer, unless the server could not be reached.
 * Our server exchanges it; one that speaks the specification alone means it as the session's own token.
 */
export const createLoginReturn = (
  client: Client,
  tokens: TokenStore,
  taken: string | null,
): (() => Promise<LoginReturn>) => {
  let asked: Promise<LoginReturn> | null = null;

  const finish = async (): Promise<LoginReturn> => {
    if (taken === null) {
      tokens.clear();
      return 'no token';
    }
    try {
      const { token, refresh_token } = await client.call(exchangeLoginReturn, { token: taken });
      tokens.write({ token, refreshToken: refresh_token ?? null });
    } catch (error) {
      if (isUnanswered(error)) {
        asked = null;
        return 'unreachable';
      }
      const isForeign = error instanceof ApiError && (error.status === 404 || error.status === 405);
      if (!isForeign) return 'refused';
      tokens.write({ token: taken, refreshToken: null });
    }
    return 'signed in';
  };

  return () => {
    asked ??= finish();
    return asked;
  };
};
