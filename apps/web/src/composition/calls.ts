import type { TokenStore } from '@sayso/api/client';
import type { ToasterStore } from '@sayso/ui/toast';
import { createAuthCalls } from './auth-calls.ts';
import { askCapabilities } from './capabilities.ts';
import { createPageClient } from './create-client.ts';
import { createLoginReturn } from './login-return.ts';
import { askOperator } from './operator.ts';

/**
 * What talks to the server: the client, and the calls that every page shares.
 * @param returnToken what a sign-in elsewhere came back with
 */
export const createCalls = (tokens: TokenStore, toaster: ToasterStore, returnToken: string | null) => {
  const client = createPageClient(tokens, toaster);
  return {
    client,
    ...createAuthCalls(client),
    capabilities: () => askCapabilities(client),
    operator: () => askOperator(client),
    finishLogin: createLoginReturn(client, tokens, returnToken),
  };
};
