import type { Playback, PlaybackEnd, Player, PlayRange } from '../../io/ports.ts';
import type { DeviceEvent } from './events.ts';

/** The session's output: plays one sound at a time and reports how each ended, unless it was stopped. */
export const createOutput = (player: Player, dispatch: (event: DeviceEvent) => void) => {
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
        // Stopped by another owner of the player: for the session it has ended.
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
