import { type Client, createBrowserTokenStore, type TokenStore } from '@sayso/api/client';
import { createToaster, type ToasterStore } from '@sayso/ui/toast';
import { type AuthState, createAuthState } from '../shell/auth-state.ts';
import type { Capabilities } from './capabilities.ts';
import { forgetLearner } from './forget-learner.ts';
import { createLateClient, late, once } from './late.ts';
import type { LoginReturn } from './login-return.ts';
import type { Operator } from './operator.ts';
import type { Departure } from './provider-sign-in.ts';
import { createTold } from './told.ts';

/** What the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: ToasterStore;
  /** What the server can do; asked once, and again while it could not be asked, which rejects. A page that waits for it uses `useCapabilities`. */
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
 * Puts the adapters of the browser together with the cores.
 * @param returnToken what a sign-in elsewhere came back with
 */
export const createServices = (returnToken: string | null): Services => {
  const tokens = createBrowserTokenStore(localStorage, window);
  const toaster = createToaster();
  const online = once(() => late(() => import('./online.ts')));
  const client = createLateClient(async () => (await online()).createPageClient(tokens, toaster));
  const authCalls = async () => (await online()).createAuthCalls(client);
  const auth = createAuthState(
    {
      me: async () => (await authCalls()).me(),
      logout: async (refreshToken) => (await authCalls()).logout(refreshToken),
    },
    tokens,
    () => forgetLearner(localStorage, sessionStorage),
  );
  /** What goes on beside the screens while somebody is signed in; resolves with what tells the other tabs of a plan. */
  const whileSignedIn = once(async () => (await online()).goOnWhileSignedIn(client, tokens, auth));
  const follow = () => {
    // What cannot be loaded now is loaded with the next token.
    if (tokens.read()) whileSignedIn().catch(() => undefined);
  };
  tokens.subscribe(follow);
  follow();
  const leaveFor = async (url: string) => (await online()).createLeaving(window, (to) => location.assign(to))(url);
  const loginReturn = once(async () => (await online()).createLoginReturn(client, tokens, returnToken));
  return {
    client,
    tokens,
    toaster,
    auth,
    capabilities: createTold(async () => (await online()).askCapabilities(client)),
    operator: createTold(async () => (await online()).askOperator(client)),
    goToProvider: (provider) =>
      online().then(
        ({ createProviderSignIn }) => createProviderSignIn((url, init) => fetch(url, init), leaveFor)(provider),
        () => 'unreachable',
      ),
    leaveFor,
    tellPlan: () => {
      whileSignedIn().then(
        (tell) => tell(),
        () => undefined,
      );
    },
    finishLogin: () =>
      loginReturn().then(
        (finish) => finish(),
        () => 'unreachable',
      ),
  };
};
