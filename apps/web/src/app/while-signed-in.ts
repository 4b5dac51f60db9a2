import type { Client, TokenStore } from '@sayso/api/client';
import type { AuthState } from '../platform/auth/auth-state.ts';
import { followPlan } from '../platform/auth/plan-news.ts';
import { startTokenRenewal } from '../platform/auth/token-renewal.ts';

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Starts what goes on beside the screens while a learner is signed in. Returns the function that tells the other tabs of a plan. */
export const goOnWhileSignedIn = (client: Client, tokens: TokenStore, auth: AuthState): (() => void) => {
  startTokenRenewal(client, tokens, after);
  return followPlan(auth, new BroadcastChannel('sayso-plan'));
};
