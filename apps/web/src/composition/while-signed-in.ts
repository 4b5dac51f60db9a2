import type { Client, TokenStore } from '@sayso/api/client';
import type { AuthState } from '../shell/auth-state.ts';
import { followPlan } from './plan-news.ts';
import { startTokenRenewal } from './token-renewal.ts';

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Starts what goes on beside the screens while somebody is signed in. Returns what tells the other tabs of a plan. */
export const goOnWhileSignedIn = (client: Client, tokens: TokenStore, auth: AuthState): (() => void) => {
  startTokenRenewal(client, tokens, after);
  return followPlan({ auth, channel: new BroadcastChannel('sayso-plan'), page: document });
};
