import { type Client, createBrowserTokenStore, type TokenStore } from '@sayso/api/client';
import { createToaster, type ToasterStore } from '@sayso/ui/toast';
import { type AuthState, createAuthState } from '../shell/auth-state.ts';
import { type Capabilities, createCapabilities } from './capabilities.ts';
import { forgetLearner } from './forget-learner.ts';
import { createLateClient, late, once } from './late.ts';
import { createLeaving } from './leave-for.ts';
import type { LoginReturn } from './login-return.ts';
import { createOperator, type Operator } from './operator.ts';
import { createProviderSignIn, type Departure } from './provider-sign-in.ts';

/** What the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: ToasterStore;
  /** What the server can do; asked once, and again while it could not be asked. A page that waits for it uses `useCapabilities`. */
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
  const client = createLateClient(async () => {
    const { createClient } = await import('./create-client.ts');
    return createClient({
      tokens,
      fetch: (url, init) => fetch(url, init),
      // Only pages over https have locks; elsewhere each tab refreshes for itself.
      ...(navigator.locks && { lock: (name, run) => navigator.locks.request(name, run) }),
      onSessionExpired: () =>
        toaster.show('Session expired. Please log in again.', { kind: 'error', id: 'session-expired' }),
    });
  });
  const authCalls = once(async () => {
    const { createAuthCalls } = await late(() => import('./auth-calls.ts'));
    return createAuthCalls(client);
  });
  const auth = createAuthState(
    {
      me: async () => (await authCalls()).me(),
      logout: async (refreshToken) => (await authCalls()).logout(refreshToken),
    },
    tokens,
    () => forgetLearner(localStorage, sessionStorage),
  );
  /** What goes on beside the screens while somebody is signed in; resolves with what tells the other tabs of a plan. */
  const whileSignedIn = once(async () => {
    const { followPlan, startTokenRenewal } = await late(() => import('./while-signed-in.ts'));
    startTokenRenewal(client, tokens, (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    });
    return followPlan({ auth, channel: new BroadcastChannel('sayso-plan'), page: document });
  });
  const follow = () => {
    // What cannot be loaded now is loaded with the next token.
    if (tokens.read()) whileSignedIn().catch(() => undefined);
  };
  tokens.subscribe(follow);
  follow();
  const leaveFor = createLeaving(window, (url) => location.assign(url));
  const loginReturn = once(async () => {
    const { createLoginReturn } = await late(() => import('./login-return.ts'));
    return createLoginReturn(client, tokens, returnToken);
  });
  return {
    client,
    tokens,
    toaster,
    auth,
    capabilities: createCapabilities(client),
    operator: createOperator(client),
    goToProvider: createProviderSignIn((url, init) => fetch(url, init), leaveFor),
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
