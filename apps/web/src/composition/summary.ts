import { getConversationSummary, getConversationTip } from '@sayso/api/contract/conversation';
import { browserClock } from '@sayso/voice/clock';
import { createPlayer } from '@sayso/voice/player';
import { createSummarySession, type SummarySession } from '../routes/session-summary/summary-session.ts';
import type { Services } from './services.ts';

/** The summary screen’s session over the real client, clock and loudspeaker; leaving it stops the coach’s voice. */
export const createSummary = ({ client, toaster }: Pick<Services, 'client' | 'toaster'>): SummarySession => {
  const player = createPlayer();
  const session = createSummarySession({
    askSummary: (signal) =>
      client.call(getConversationSummary, { ts: String(browserClock.now()) }, { signal, retry: false }),
    askTip: (signal) => client.call(getConversationTip, undefined, { signal }),
    play: async (audioBase64) => {
      await player.unlock();
      return player.play(audioBase64).ended;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        browserClock.after(ms, resolve);
      }),
    onFault: (text) => toaster.show(text, { kind: 'error' }),
  });
  return {
    ...session,
    dispose: () => {
      session.dispose();
      player.dispose();
    },
  };
};
