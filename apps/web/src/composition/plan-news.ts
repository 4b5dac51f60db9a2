import type { AuthState } from '../shell/auth-state.ts';

export interface PlanNewsParts {
  readonly auth: Pick<AuthState, 'refresh'>;
  /** Where the tabs of this browser tell each other. */
  readonly channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage'>;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/**
 * Looks again at the profile when another tab says that the plan has changed, and when somebody comes back to this one: the plan may have
 * been paid for, or cancelled, anywhere. Returns what tells the other tabs.
 */
export const followPlan = ({ auth, channel, page }: PlanNewsParts): (() => void) => {
  channel.addEventListener('message', () => void auth.refresh());
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void auth.refresh();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  return () => channel.postMessage('changed');
};
