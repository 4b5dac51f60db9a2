import type { Player } from '../audio/ports.ts';
import type { Clock } from '../internal/clock.ts';
import type { SoundEffect, SoundEvent } from './effects.ts';
import type { Microphone } from './microphone.ts';
import { createSpeaking } from './speaking.ts';
import { createTimers } from './timers.ts';

export interface SoundPorts {
  readonly microphone: Microphone;
  readonly player: Player;
  readonly clock: Clock;
}

/** Performs the effects that every session shares. */
export const createSound = ({ microphone, player, clock }: SoundPorts, dispatch: (event: SoundEvent) => void) => {
  const speaking = createSpeaking(player, dispatch);
  const timers = createTimers(clock, (timer) => dispatch({ type: 'timerElapsed', timer, at: clock.now() }));

  const perform = (effect: SoundEffect): void => {
    switch (effect.do) {
      case 'record':
        return microphone.record(effect.turn, effect.maximumMs);
      case 'cancelRecording':
        return microphone.cancel();
      case 'releaseMicrophone':
        return microphone.release();
      case 'play':
        return speaking.play(effect.turn, effect.audioBase64, effect.range);
      case 'stopPlaying':
        return speaking.stop();
      case 'unlockSound':
        return speaking.unlock();
      case 'wait':
        return timers.start(effect.timer, effect.ms);
      case 'stopWaiting':
        return timers.stop(effect.timer);
    }
  };

  return {
    perform,
    dispose() {
      timers.stopAll();
      microphone.release();
      speaking.stop();
    },
  };
};
