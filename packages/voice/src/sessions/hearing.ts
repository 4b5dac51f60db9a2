import { type ActiveRecording, MicrophoneError, type Recorder, type Recording } from '../audio/ports.ts';
import type { SilenceDetector } from '../audio/silence/silence-detector.ts';
import type { Clock, Detach } from '../internal/clock.ts';
import type { Heard, Transcriber } from '../speech/ports.ts';
import type { VoiceEvent } from './effects.ts';
import { createSwitchableLevel } from './level.ts';

export interface HearingPorts {
  readonly recorder: Recorder;
  readonly transcriber: Transcriber;
  readonly silence: SilenceDetector;
  readonly clock: Clock;
}

/** One recording, from the wish to have it until its text is there. */
interface Take {
  readonly turn: number;
  readonly abort: AbortController;
  active?: ActiveRecording;
  stopped?: Promise<Recording>;
  detach?: Detach;
}

/** Records one take at a time, notices its end, and turns it into text. */
export const createHearing = (ports: HearingPorts, dispatch: (event: VoiceEvent<never>) => void) => {
  const level = createSwitchableLevel();
  let current: Take | undefined;

  const detach = (take: Take) => {
    take.detach?.();
    delete take.detach;
    level.show(undefined);
  };

  const cancel = () => {
    const take = current;
    if (!take) return;
    current = undefined;
    detach(take);
    take.abort.abort();
    if (!take.stopped) take.active?.cancel();
  };

  const attach = (take: Take, active: ActiveRecording) => {
    const { turn } = take;
    take.active = active;
    const detachEnd = active.onEnd((reason) => dispatch({ type: 'recordingEnded', turn, reason }));
    const detachSilence = ports.silence.watch(active.level, () => dispatch({ type: 'silenceFell', turn }));
    take.detach = () => {
      detachEnd();
      detachSilence();
    };
    level.show(active.level);
    dispatch({ type: 'recordingStarted', turn });
  };

  const record = (turn: number, maximumMs: number) => {
    cancel();
    const take: Take = { turn, abort: new AbortController() };
    current = take;
    ports.recorder.start({ maximumMs }).then(
      (active) => {
        if (current === take) attach(take, active);
        else active.cancel();
      },
      (error: unknown) => {
        if (current !== take) return;
        current = undefined;
        dispatch({ type: 'recordingRefused', turn, fault: error instanceof MicrophoneError ? error.fault : 'busy' });
      },
    );
  };

  const transcribe = (turn: number) => {
    const take = current;
    const finish = (heard: Heard, spokenMs: number) => {
      if (current === take) dispatch({ type: 'transcribed', turn, heard, spokenMs, at: ports.clock.now() });
    };
    const fail = () => finish({ kind: 'nothing', reason: 'invalid' }, 0);
    if (!take?.active || take.turn !== turn) return fail();
    detach(take);
    take.stopped ??= take.active.stop();
    take.stopped
      .then(async (recording) => {
        if (current !== take) return;
        finish(await ports.transcriber.transcribe(recording, take.abort.signal), recording.durationMs);
      })
      .catch(fail);
  };

  const release = () => {
    cancel();
    ports.recorder.dispose();
  };

  return { level: level.source, record, cancel, transcribe, release };
};
