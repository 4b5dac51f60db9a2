import { type Client, createBrowserTokenStore, createClient, type TokenStore } from '@sayso/api/client';
import { createToaster, type ToasterStore } from '@sayso/ui/toast';
import { type AuthState, createAuthState } from '../shell/auth-state.ts';
import { type Capabilities, createCapabilities } from './capabilities.ts';
import { createLeaving } from './leave-for.ts';
import { createLoginReturn, type LoginReturn } from './login-return.ts';
import { createOperator, type Operator } from './operator.ts';
import { followPlan } from './plan-news.ts';
import { createProviderSignIn, type Departure } from './provider-sign-in.ts';
import { createResumeStore, type ResumeStore } from './resume-store.ts';
import { startTokenRenewal } from './token-renewal.ts';

/** What the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: ToasterStore;
  /** What the server can do; asked once. */
  readonly capabilities: () => Promise<Capabilities | null>;
  /** Who runs the server; asked once. */
  readonly operator: () => Promise<Operator | null>;
  readonly resume: ResumeStore;
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
  const client = createClient({
    tokens,
    fetch: (url, init) => fetch(url, init),
    // Only pages over https have locks; elsewhere each tab refreshes for itself.
    ...(navigator.locks && { lock: (name, run) => navigator.locks.request(name, run) }),
    onSessionExpired: () =>
      toaster.show('Session expired. Please log in again.', { kind: 'error', id: 'session-expired' }),
  });
  startTokenRenewal(client, tokens, (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  });
  const auth = createAuthState(client, tokens);
  const leaveFor = createLeaving(window, (url) => location.assign(url));
  return {
    client,
    tokens,
    toaster,
    auth,
    capabilities: createCapabilities(client),
    operator: createOperator(client),
    resume: createResumeStore(sessionStorage),
    goToProvider: createProviderSignIn((url, init) => fetch(url, init), leaveFor),
    leaveFor,
    tellPlan: followPlan({ auth, channel: new BroadcastChannel('sayso-plan'), page: document }),
    finishLogin: createLoginReturn(client, tokens, returnToken),
  };
};
