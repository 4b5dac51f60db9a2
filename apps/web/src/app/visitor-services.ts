import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { createToaster } from '@sayso/ui/toast';
import { createAuthState } from '../platform/auth/auth-state.ts';
import type { Services } from '../platform/services/services.ts';

/** The services that a page is drawn with at build: there is no learner, and no call is made. */
export const createVisitorServices = (): Services => {
  const tokens = createMemoryTokenStore(null);
  const fetch = () => Promise.reject(new Error('No call is made while pages are drawn.'));
  const client = createClient({ tokens, fetch });
  const calls = { me: () => fetch(), logout: () => fetch() };
  return {
    client,
    tokens,
    toaster: createToaster(),
    auth: createAuthState(calls, tokens, () => undefined),
    goToProvider: async () => 'unreachable',
    leaveFor: async () => undefined,
    tellPlan: () => undefined,
    finishLogin: async () => 'no token',
  };
};
