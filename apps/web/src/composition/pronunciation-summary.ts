import { getGlobalTip, getPronunciationSummary } from '@sayso/api/contract/pronunciation';
import { createPlayer } from '@sayso/voice/player';
import { createSummarySession, type SummarySession } from '../routes/pronunciation-summary/summary-session.ts';
import type { Services } from './services.ts';

/**
 * The session of a drill’s summary over the real client and loudspeaker; leaving it stops the coach’s voice.
 * @param mayCome a phrase of the drill was still being saved when it ended
 */
export const createPronunciationSummary = (
  { client, toaster }: Pick<Services, 'client' | 'toaster'>,
  mayCome: boolean,
): SummarySession => {
  const player = createPlayer();
  const session = createSummarySession({
    askSummary: (signal) => client.call(getPronunciationSummary, undefined, { signal }),
    askTip: (signal) => client.call(getGlobalTip, undefined, { signal }),
    play: async (audioBase64) => {
      await player.unlock();
      const end = await player.play(audioBase64).ended;
      return end === 'ended' || end === 'stopped';
    },
    mayCome,
    onFault: (text, kind) => toaster.show(text, { kind }),
  });
  return {
    ...session,
    dispose: () => {
      session.dispose();
      player.dispose();
    },
  };
};
