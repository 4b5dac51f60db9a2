import type { Playback, PlaybackEnd, Player, PlayRange } from '../audio/ports.ts';
import type { SoundEvent } from './effects.ts';

/** Plays one voice at a time and says how each ended, unless it was stopped. */
export const createSpeaking = (player: Player, dispatch: (event: SoundEvent) => void) => {
  let current: Playback | undefined;

  const stop = () => {
    current?.stop();
    current = undefined;
  };

  return {
    play(turn: number, audioBase64: string, range?: PlayRange) {
      stop();
      const playback = player.play(audioBase64, range);
      current = playback;
      const finish = (end: PlaybackEnd) => {
        if (current !== playback) return;
        current = undefined;
        // Somebody else stopped it: for the session it has ended.
        dispatch({ type: 'playbackEnded', turn, end: end === 'stopped' ? 'ended' : end });
      };
      playback.ended.then(finish, () => finish('failed'));
    },
    stop,
    unlock() {
      const finish = () => dispatch({ type: 'soundUnlocked' });
      // Where it stays locked, the next playback says `blocked` again.
      player.unlock().then(finish, finish);
    },
  };
};
