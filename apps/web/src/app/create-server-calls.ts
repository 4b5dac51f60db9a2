import type { TokenStore } from '@sayso/api/client';
import type { ToasterStore } from '@sayso/ui/toast';
import { createAuthCalls } from '../platform/auth/auth-calls.ts';
import { createLeaving } from '../platform/auth/leave-for.ts';
import { createLoginReturn } from '../platform/auth/login-return.ts';
import { createProviderSignIn } from '../platform/auth/provider-sign-in.ts';
import { keepLearnersApart } from '../platform/cache/keep-learners-apart.ts';
import { pageCache } from '../platform/cache/page-cache.ts';
import { createPageClient } from './create-client.ts';

/**
 * Makes everything that talks to the server, or leads to a page that is not the app's: the client, and the calls that every page shares.
 * @param returnToken the token that a sign-in elsewhere came back with
 */
export const createServerCalls = (tokens: TokenStore, toaster: ToasterStore, returnToken: string | null) => {
  const client = createPageClient(tokens, toaster);
  const leaveFor = createLeaving(window, (to) => location.assign(to));
  keepLearnersApart(pageCache, tokens);
  return {
    client,
    ...createAuthCalls(client, pageCache),
    leaveFor,
    goToProvider: createProviderSignIn((url, init) => fetch(url, init), leaveFor),
    finishLogin: createLoginReturn(client, tokens, returnToken),
  };
};

/** Everything that talks to the server. */
export type ServerCalls = ReturnType<typeof createServerCalls>;
