import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { createToaster } from '@sayso/ui/toast';
import { createAuthState } from '../shell/auth-state.ts';
import { createAuthCalls } from './auth-calls.ts';
import type { Services } from './services.ts';

const nothing = async () => null;

/** What a page is drawn with before anybody has come: nobody is signed in, and nobody is asked anything. */
export const createVisitorServices = (): Services => {
  const tokens = createMemoryTokenStore(null);
  const fetch = () => Promise.reject(new Error('Nothing is asked for while pages are drawn.'));
  const client = createClient({ tokens, fetch });
  return {
    client,
    tokens,
    toaster: createToaster(),
    auth: createAuthState(createAuthCalls(client), tokens, () => undefined),
    capabilities: nothing,
    operator: nothing,
    goToProvider: async () => 'unreachable',
    leaveFor: async () => undefined,
    tellPlan: () => undefined,
    finishLogin: async () => 'no token',
  };
};
