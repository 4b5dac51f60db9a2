import type { Clock } from '../../io/clock/clock.ts';
import type { Player, Recorder } from '../../io/ports.ts';
import type { SilenceDetector } from '../../io/silence/silence-detector.ts';
import type { Transcriber } from '../../speech/ports.ts';
import type { DeviceEffect, DeviceEvent } from './events.ts';
import { createInput } from './input.ts';
import { createOutput } from './output.ts';
import { createRecordingReader } from './recordings.ts';
import { createTimers } from './timers.ts';

/** The devices of a session. */
export interface DevicePorts {
  readonly recorder: Recorder;
  readonly player: Player;
  readonly clock: Clock;
  /** Turns recordings into text. @default recordings are only handed over as they are */
  readonly transcriber?: Transcriber;
  /** Ends a recording when the learner is silent. @default recordings end only by other means */
  readonly silence?: SilenceDetector;
}

/** Performs the orders of a session to its devices. */
export const createDevices = (ports: DevicePorts, dispatch: (event: DeviceEvent) => void) => {
  const input = createInput(ports, dispatch);
  const recordings = createRecordingReader(input, ports.transcriber, dispatch);
  const output = createOutput(ports.player, dispatch);
  const timers = createTimers(ports.clock, (timer) => dispatch({ type: 'timerElapsed', timer }));

  const perform = (effect: DeviceEffect): void => {
    switch (effect.do) {
      case 'record':
        return input.record(effect.turn, effect.maximumMs);
      case 'transcribe':
        return recordings.transcribe(effect.turn);
      case 'capture':
        return recordings.capture(effect.turn);
      case 'cancelRecording':
        return input.cancel();
      case 'releaseMicrophone':
        return input.release();
      case 'play':
        return output.play(effect.turn, effect.audioBase64, effect.range);
      case 'stopPlaying':
        return output.stop();
      case 'unlockSound':
        return output.unlock();
      case 'wait':
        return timers.start(effect.timer, effect.ms);
      case 'stopWaiting':
        return timers.stop(effect.timer);
    }
  };

  return {
    perform,
    inputLevel: input.level,
    dispose() {
      timers.stopAll();
      input.release();
      output.stop();
    },
  };
};
