import { isUnanswered, type TokenStore } from '@sayso/api/client';
import { createStore } from '../store/store.ts';

/** The person at the page: a visitor, a learner whose profile is loading, or a learner whose profile is in the cache. */
export type AuthSnapshot =
  /** `expired`: the session ended by itself, so that the way goes to /auth. */
  | { readonly status: 'visitor'; readonly expired?: true }
  | { readonly status: 'loading' }
  /** The server cannot be reached, or cannot answer just now: the token is kept and the profile is asked for again by `reload`. */
  | { readonly status: 'offline' }
  | { readonly status: 'learner' };

export interface AuthState {
  getSnapshot(): AuthSnapshot;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the profile again, after something changed it: what is known of it counts no longer, so that it is `offline` where the server gives no
   * answer. Resolves with the new state and never rejects.
   */
  reload(): Promise<AuthSnapshot>;
  /** Asks for the learner's profile again, quietly: a failure changes nothing. Never rejects. */
  refresh(): Promise<void>;
  /** Ends the session on this device at once, with what is kept of the learner, and at the server when it can be reached. */
  signOut(): void;
}

const visitor: AuthSnapshot = { status: 'visitor' };
const expired: AuthSnapshot = { status: 'visitor', expired: true };
const loading: AuthSnapshot = { status: 'loading' };
const offline: AuthSnapshot = { status: 'offline' };
const learner: AuthSnapshot = { status: 'learner' };

/** The calls that the auth state makes. */
export interface AuthCalls {
  /** Puts the profile of /me into the cache. */
  me(): Promise<void>;
  logout(refreshToken: string): Promise<unknown>;
}

/**
 * The shared auth state: loads the profile from /me whenever a token is set, and clears a token that is refused.
 * @param forget drops what else is kept here of the learner who signs out
 */
export const createAuthState = (calls: AuthCalls, tokens: TokenStore, forget: () => void): AuthState => {
  const { getSnapshot, subscribe, set } = createStore<AuthSnapshot>(visitor);
  let current: string | null = null;
  let leaving = false;
  /** Counts the sessions of this page: it grows whenever one begins or ends. */
  let session = 0;

  const load = async (): Promise<AuthSnapshot> => {
    const asked = session;
    try {
      await calls.me();
      if (session === asked) set(learner);
    } catch (error) {
      // An answer about a session that has ended says nothing about the one that is here.
      if (session !== asked) return getSnapshot();
      if (isUnanswered(error)) set(offline);
      else tokens.clear();
    }
    return getSnapshot();
  };

  let signedIn: Promise<AuthSnapshot> = Promise.resolve(getSnapshot());
  const follow = () => {
    const token = tokens.read()?.token ?? null;
    const wasSignedIn = current !== null;
    current = token;
    if (wasSignedIn !== (token !== null)) session += 1;
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
      await calls.me().catch(() => undefined);
    },
    signOut: () => {
      const refreshToken = tokens.read()?.refreshToken;
      leaving = true;
      tokens.clear();
      leaving = false;
      forget();
      // A server that knows no such call, or is away, changes nothing for the learner who leaves.
      if (refreshToken) calls.logout(refreshToken).catch(() => undefined);
    },
  };
};
