import { type Client, createBrowserTokenStore } from '@sayso/api/client';
import { createToaster } from '@sayso/ui/toast';
import { createAuthState } from '../platform/auth/auth-state.ts';
import { loadPart } from '../platform/loading/load-part.ts';
import type { Services } from '../platform/services/services.ts';
import type { ServerCalls } from './create-server-calls.ts';
import { forgetLearner } from './forget-learner.ts';
import { goOnWhileSignedIn } from './while-signed-in.ts';

/**
 * Puts the adapters of the browser together with the cores. The code that talks to the server is loaded with the first call: neither of the
 * first two pages waits for one.
 * @param returnToken the token that a sign-in elsewhere came back with
 */
export const createServices = (returnToken: string | null): Services => {
  const tokens = createBrowserTokenStore(localStorage, window);
  const toaster = createToaster();
  let created: ServerCalls | null = null;
  const calls = async (): Promise<ServerCalls> => {
    const { createServerCalls } = await loadPart(() => import('./create-server-calls.ts'));
    created ??= createServerCalls(tokens, toaster, returnToken);
    return created;
  };
  const client: Client = {
    call: async (...call) => (await calls()).client.call(...call),
    download: async (...call) => (await calls()).client.download(...call),
    renew: async (...why) => (await calls()).client.renew(...why),
  };
  const auth = createAuthState(
    { me: async () => (await calls()).me(), logout: async (refreshToken) => (await calls()).logout(refreshToken) },
    tokens,
    () => forgetLearner(localStorage, sessionStorage),
  );
  return {
    client,
    tokens,
    toaster,
    auth,
    goToProvider: (provider) =>
      calls().then(
        ({ goToProvider }) => goToProvider(provider),
        () => 'unreachable',
      ),
    leaveFor: async (url) => (await calls()).leaveFor(url),
    tellPlan: goOnWhileSignedIn(client, tokens, auth),
    finishLogin: () =>
      calls().then(
        ({ finishLogin }) => finishLogin(),
        () => 'unreachable',
      ),
  };
};
