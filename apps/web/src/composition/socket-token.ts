import type { Client, TokenStore } from '@sayso/api/client';
import { getMe } from '@sayso/api/contract/profile';

/** From this many failed attempts in a row on, the token itself is in doubt. */
const doubtfulFrom = 2;
/** How long the server may take to say what it thinks of the token, in milliseconds: the attempt has 10 s in all. */
const doubtMs = 5000;

/**
 * The token for a socket’s address, new where the one at hand was refused; `null` when nobody is signed in. A server may also refuse a
 * token by not opening the socket at all, which a page cannot tell from a broken line: a call that needs the token then settles it.
 */
export const readSocketToken = async (
  { client, tokens }: { readonly client: Client; readonly tokens: TokenStore },
  { refused, failures }: { readonly refused: boolean; readonly failures: number },
): Promise<string | null> => {
  if (!tokens.read()) return null;
  if (refused) return client.renew();
  if (failures >= doubtfulFrom) {
    // Any other fault is the line’s, which the attempt itself will find.
    await client.call(getMe, undefined, { signal: AbortSignal.timeout(doubtMs) }).catch(() => undefined);
  }
  return tokens.read()?.token ?? null;
};
