import { isUnanswered, type TokenStore } from '@sayso/api/client';
import type { Profile } from '@sayso/api/contract/profile';
import { createStore } from './store.ts';

/** Who is at the page: nobody, somebody whose profile is on its way, or a learner. */
export type AuthSnapshot =
  /** `expired`: the session ended by itself, so that the way goes to /auth (spec §7). */
  | { readonly status: 'visitor'; readonly expired?: true }
  | { readonly status: 'loading' }
  /** The server cannot be reached, or cannot answer just now: the token is kept and the profile is asked for again by `reload`. */
  | { readonly status: 'offline' }
  | { readonly status: 'learner'; readonly profile: Profile };

export interface AuthState {
  getSnapshot(): AuthSnapshot;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the profile again, after something changed it: what is known of it counts no longer, so that it is `offline` where the server gives no
   * answer. Resolves with the new state and never rejects.
   */
  reload(): Promise<AuthSnapshot>;
  /** Looks again at the profile of whoever is here, quietly: what cannot be asked changes nothing. Never rejects. */
  refresh(): Promise<void>;
  /** Forgets the session on this device at once, with what is kept of the learner, and tells the server, which forgets it too when it can be reached. */
  signOut(): void;
}

const visitor: AuthSnapshot = { status: 'visitor' };
const expired: AuthSnapshot = { status: 'visitor', expired: true };
const loading: AuthSnapshot = { status: 'loading' };

/** What the auth state asks of the server. */
export interface AuthCalls {
  me(): Promise<Profile>;
  logout(refreshToken: string): Promise<unknown>;
}

/**
 * The shared auth state: loads the profile from /me whenever a token is set, and clears a token that is refused (spec §4, decision 0002).
 * @param forget drops what else is kept here of whoever signs out
 */
export const createAuthState = (calls: AuthCalls, tokens: TokenStore, forget: () => void): AuthState => {
  const { getSnapshot, subscribe, set } = createStore<AuthSnapshot>(visitor);
  let current: string | null = null;
  let leaving = false;

  const load = async (): Promise<AuthSnapshot> => {
    try {
      const profile = await calls.me();
      if (current !== null) set({ status: 'learner', profile });
    } catch (error) {
      if (!isUnanswered(error)) tokens.clear();
      else if (current !== null) set({ status: 'offline' });
    }
    return getSnapshot();
  };

  let signedIn: Promise<AuthSnapshot> = Promise.resolve(getSnapshot());
  const follow = () => {
    const token = tokens.read()?.token ?? null;
    const wasSignedIn = current !== null;
    current = token;
    if (token === null) {
      if (wasSignedIn) set(leaving ? visitor : expired);
    } else if (!wasSignedIn) {
      set(loading);
      signedIn = load();
    }
  };
  tokens.subscribe(follow);
  follow();

  return {
    getSnapshot,
    subscribe,
    reload: async () => {
      // Nothing can have changed since a first load began: it is the answer, and a server that is slow is not asked twice.
      const isFirst = getSnapshot().status === 'loading';
      await signedIn;
      if (isFirst || current === null) return getSnapshot();
      if (getSnapshot().status === 'offline') set(loading);
      signedIn = load();
      return signedIn;
    },
    refresh: async () => {
      await signedIn;
      if (getSnapshot().status !== 'learner') return;
      const profile = await calls.me().catch(() => null);
      if (profile && getSnapshot().status === 'learner') set({ status: 'learner', profile });
    },
    signOut: () => {
      const refreshToken = tokens.read()?.refreshToken;
      leaving = true;
      tokens.clear();
      leaving = false;
      forget();
      // A server that knows no such call, or is away, changes nothing for whoever leaves.
      if (refreshToken) calls.logout(refreshToken).catch(() => undefined);
    },
  };
};
