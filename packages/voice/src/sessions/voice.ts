import type { Player, Recorder } from '../audio/ports.ts';
import type { SilenceDetector } from '../audio/silence/silence-detector.ts';
import type { Clock } from '../internal/clock.ts';
import type { Transcriber } from '../speech/ports.ts';
import type { VoiceEffect, VoiceEvent } from './effects.ts';
import { createHearing } from './hearing.ts';
import { createSound } from './sound.ts';

/** What a live session needs of the outside. */
export interface VoicePorts<Out> {
  readonly recorder: Recorder;
  readonly player: Player;
  readonly transcriber: Transcriber;
  /** Left out, nobody minds how long the learner is silent. */
  readonly silence?: SilenceDetector;
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
  const sound = createSound({ ...ports, microphone: hearing }, dispatch);

  const perform = (effect: VoiceEffect<Out>): void => {
    switch (effect.do) {
      case 'connect':
        return ports.connect();
      case 'disconnect':
        return ports.disconnect();
      case 'retire':
        return ports.retire();
      case 'transcribe':
        return hearing.transcribe(effect.turn);
      case 'send':
        if (!ports.send(effect.message)) dispatch({ type: 'sendingRefused', message: effect.message });
        return;
      default:
        return sound.perform(effect);
    }
  };

  return { perform, microphoneLevel: hearing.level, dispose: sound.dispose };
};
