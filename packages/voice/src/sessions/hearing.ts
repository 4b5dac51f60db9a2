import type { Heard, Transcriber } from '../speech/ports.ts';
import type { VoiceEvent } from './effects.ts';
import { createMicrophone, type MicrophonePorts } from './microphone.ts';
import { spokenIn } from './spoken.ts';

export interface HearingPorts extends MicrophonePorts {
  readonly transcriber: Transcriber;
}

/** A microphone whose takes are turned into text. */
export const createHearing = (ports: HearingPorts, dispatch: (event: VoiceEvent<never>) => void) => {
  const microphone = createMicrophone(ports, dispatch);

  const transcribe = (turn: number) => {
    const take = microphone.end(turn);
    const finish = (heard: Heard, spokenMs: number) => {
      if (take?.isCurrent() ?? true) dispatch({ type: 'transcribed', turn, heard, spokenMs, at: ports.clock.now() });
    };
    const fail = () => finish({ kind: 'nothing', reason: 'invalid' }, 0);
    if (!take) return fail();
    take.recording
      .then(async (recording) => {
        if (!take.isCurrent()) return;
        const heard = await ports.transcriber.transcribe(recording, take.signal);
        finish(heard, await spokenIn(recording, take.spokenMs));
      })
      .catch(fail);
  };

  return { ...microphone, transcribe };
};
