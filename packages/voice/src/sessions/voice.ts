import type { Player, Recorder } from '../audio/ports.ts';
import type { SilenceDetector } from '../audio/silence/silence-detector.ts';
import type { Clock } from '../internal/clock.ts';
import type { Transcriber } from '../speech/ports.ts';
import type { VoiceEffect, VoiceEvent } from './effects.ts';
import { createHearing } from './hearing.ts';
import { createSpeaking } from './speaking.ts';
import { createTimers } from './timers.ts';

/** What a live session needs of the outside. */
export interface VoicePorts<Out> {
  readonly recorder: Recorder;
  readonly player: Player;
  readonly transcriber: Transcriber;
  readonly silence: SilenceDetector;
  readonly clock: Clock;
  readonly connect: () => void;
  readonly disconnect: () => void;
  /** Disconnects when what was sent is delivered. */
  readonly retire: () => void;
  /** False when the message was not taken. */
  readonly send: (message: Out) => boolean;
}

/** Performs the effects that every live session shares. */
export const createVoice = <Out>(ports: VoicePorts<Out>, dispatch: (event: VoiceEvent<Out>) => void) => {
  const hearing = createHearing(ports, dispatch);
  const speaking = createSpeaking(ports.player, dispatch);
  const timers = createTimers(ports.clock, (timer) => dispatch({ type: 'timerElapsed', timer, at: ports.clock.now() }));

  const perform = (effect: VoiceEffect<Out>): void => {
    switch (effect.do) {
      case 'connect':
        return ports.connect();
      case 'disconnect':
        return ports.disconnect();
      case 'retire':
        return ports.retire();
      case 'record':
        return hearing.record(effect.turn, effect.maximumMs);
      case 'cancelRecording':
        return hearing.cancel();
      case 'transcribe':
        return hearing.transcribe(effect.turn);
      case 'releaseMicrophone':
        return hearing.release();
      case 'play':
        return speaking.play(effect.turn, effect.audioBase64);
      case 'stopPlaying':
        return speaking.stop();
      case 'unlockSound':
        return speaking.unlock();
      case 'send':
        if (!ports.send(effect.message)) dispatch({ type: 'sendingRefused', message: effect.message });
        return;
      case 'wait':
        return timers.start(effect.timer, effect.ms);
      case 'stopWaiting':
        return timers.stop(effect.timer);
    }
  };

  return {
    perform,
    microphoneLevel: hearing.level,
    dispose() {
      timers.stopAll();
      hearing.release();
      speaking.stop();
    },
  };
};
