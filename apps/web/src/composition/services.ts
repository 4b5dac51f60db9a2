import { type Client, createBrowserTokenStore, createClient, type TokenStore } from '@sayso/api/client';
import { createToaster, type Toaster } from '@sayso/ui/toast';
import { type AuthState, createAuthState } from '../shell/auth-state.ts';

/** What the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: Toaster;
}

/** Puts the adapters of the browser together with the cores. */
export const createServices = (): Services => {
  const tokens = createBrowserTokenStore(localStorage, window);
  const toaster = createToaster();
  const client = createClient({
    tokens,
    fetch: (url, init) => fetch(url, init),
    lock: (name, run) => navigator.locks.request(name, run),
    onSessionExpired: () => toaster.show({ kind: 'error', text: 'Session expired. Please log in again.' }),
  });
  return { client, tokens, toaster, auth: createAuthState(client, tokens) };
};
