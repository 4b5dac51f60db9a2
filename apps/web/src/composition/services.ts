import { type Client, createBrowserTokenStore, type TokenStore } from '@sayso/api/client';
import { createToaster, type ToasterStore } from '@sayso/ui/toast';
import { type AuthState, createAuthState } from '../shell/auth-state.ts';
import type { Capabilities } from './capabilities.ts';
import { fetchOnce } from './fetch-once.ts';
import { forgetLearner } from './forget-learner.ts';
import type { LoginReturn } from './login-return.ts';
import type { Operator } from './operator.ts';
import type { Departure } from './provider-sign-in.ts';
import { createTold } from './told.ts';
import { goOnWhileSignedIn } from './while-signed-in.ts';

/** What the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: ToasterStore;
  /** Asks what the server can do: once, and again while it could not be asked, which rejects. A page that waits for it uses `useCapabilities`. */
  readonly capabilities: () => Promise<Capabilities | null>;
  /** Who runs the server; asked in the same way. */
  readonly operator: () => Promise<Operator | null>;
  /** Goes to a provider's own page. */
  readonly goToProvider: (provider: string) => Promise<Departure>;
  /** Goes to a page of another kind: a payment, or where a plan is managed. Resolves when somebody comes back to this one as it was. */
  readonly leaveFor: (url: string) => Promise<void>;
  /** Tells the other tabs that the learner's plan has changed. */
  readonly tellPlan: () => void;
  /** Finishes the sign-in that came back with this page. */
  readonly finishLogin: () => Promise<LoginReturn>;
}

/**
 * Puts the adapters of the browser together with the cores. What talks to the server is fetched with the first call: neither of the first two
 * pages waits for one.
 * @param returnToken what a sign-in elsewhere came back with
 */
export const createServices = (returnToken: string | null): Services => {
  const tokens = createBrowserTokenStore(localStorage, window);
  const toaster = createToaster();
  const calls = fetchOnce(async () => (await import('./calls.ts')).createCalls(tokens, toaster, returnToken));
  const client: Client = {
    call: async (...call) => (await calls()).client.call(...call),
    download: async (...call) => (await calls()).client.download(...call),
    renew: async () => (await calls()).client.renew(),
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
    capabilities: createTold(async () => (await calls()).capabilities()),
    operator: createTold(async () => (await calls()).operator()),
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
