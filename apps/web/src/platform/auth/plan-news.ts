import type { AuthState } from './auth-state.ts';

/**
 * Asks for the profile again when another tab says that the plan has changed. Returns the function that tells the other tabs.
 * @param channel where the tabs of this browser tell each other
 */
export const followPlan = (
  auth: Pick<AuthState, 'refresh'>,
  channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage'>,
): (() => void) => {
  channel.addEventListener('message', () => void auth.refresh());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  return () => channel.postMessage('changed');
};
