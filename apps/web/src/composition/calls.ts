import type { TokenStore } from '@sayso/api/client';
import type { ToasterStore } from '@sayso/ui/toast';
import { createAuthCalls } from './auth-calls.ts';
import { askCapabilities } from './capabilities.ts';
import { createPageClient } from './create-client.ts';
import { createLeaving } from './leave-for.ts';
import { createLoginReturn } from './login-return.ts';
import { askOperator } from './operator.ts';
import { createProviderSignIn } from './provider-sign-in.ts';

/**
 * Makes all that talks to the server, or leads to a page that is not the app's: the client, and the calls that every page shares.
 * @param returnToken what a sign-in elsewhere came back with
 */
export const createCalls = (tokens: TokenStore, toaster: ToasterStore, returnToken: string | null) => {
  const client = createPageClient(tokens, toaster);
  const leaveFor = createLeaving(window, (to) => location.assign(to));
  return {
    client,
    ...createAuthCalls(client),
    capabilities: () => askCapabilities(client),
    operator: () => askOperator(client),
    leaveFor,
    goToProvider: createProviderSignIn((url, init) => fetch(url, init), leaveFor),
    finishLogin: createLoginReturn(client, tokens, returnToken),
  };
};
