import { type ActiveRecording, MicrophoneError, type Recorder, type Recording } from '../audio/ports.ts';
import type { SilenceDetector } from '../audio/silence/silence-detector.ts';
import { createSpeechTime, type SpeechTime } from '../audio/speech-time/speech-time.ts';
import type { Clock, Detach } from '../internal/clock.ts';
import type { SoundEvent } from './effects.ts';
import { createSwitchableLevel } from './level.ts';

export interface MicrophonePorts {
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** Left out, nobody minds how long the learner is silent. */
  readonly silence?: SilenceDetector;
}

/** One recording, from the wish to have it until something has been made of it. */
interface Take {
  readonly turn: number;
  readonly abort: AbortController;
  active?: ActiveRecording;
  speech?: SpeechTime;
  spokenMs?: number;
  stopped?: Promise<Recording>;
  detach?: Detach;
}

/** A take that has ended. */
export interface EndedTake {
  readonly recording: Promise<Recording>;
  /** How long the learner spoke by the level meter, in milliseconds: without the silence. */
  readonly spokenMs: number;
  /** Aborted when nobody wants it any more. */
  readonly signal: AbortSignal;
  /** Nothing else was recorded since, and nobody threw it away. */
  isCurrent(): boolean;
}

/** Records one take at a time and notices its end. */
export const createMicrophone = (ports: MicrophonePorts, dispatch: (event: SoundEvent) => void) => {
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
    const speech = createSpeechTime(ports.clock.now());
    take.speech = speech;
    const detachSpeech = active.level.subscribe((value) => speech.add(value, ports.clock.now()));
    const detachSilence = ports.silence?.watch(active.level, () => dispatch({ type: 'silenceFell', turn }));
    take.detach = () => {
      detachEnd();
      detachSpeech();
      detachSilence?.();
    };
    level.show(active.level);
    dispatch({ type: 'recordingStarted', turn, at: ports.clock.now() });
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

  /** Ends the take; asked again, it gives the same one. Undefined where there is none of this turn. */
  const end = (turn: number): EndedTake | undefined => {
    const take = current;
    if (!take?.active || take.turn !== turn) return undefined;
    detach(take);
    take.spokenMs ??= take.speech?.spokenMs(ports.clock.now()) ?? 0;
    take.stopped ??= take.active.stop();
    const { stopped, spokenMs, abort } = take;
    return { recording: stopped, spokenMs, signal: abort.signal, isCurrent: () => current === take };
  };

  const release = () => {
    cancel();
    ports.recorder.dispose();
  };

  return { level: level.source, record, cancel, end, release };
};

export type Microphone = ReturnType<typeof createMicrophone>;
