import type { Clock, Detach } from '../../io/clock/clock.ts';
import { createSpeechTime, type SpeechTime } from '../../io/level/speech-time.ts';
import { type ActiveRecording, MicrophoneError, type Recorder, type Recording } from '../../io/ports.ts';
import type { SilenceDetector } from '../../io/silence/silence-detector.ts';
import type { DeviceEvent } from './events.ts';
import { createLevelSwitch } from './level-switch.ts';

export interface InputPorts {
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** Ends a recording when the learner is silent. @default recordings end only by other means */
  readonly silence?: SilenceDetector;
}

/** One recording, from the moment it is asked for until it has been read. */
interface InputRecording {
  readonly turn: number;
  readonly abort: AbortController;
  active?: ActiveRecording;
  speech?: SpeechTime;
  spokenMs?: number;
  stopped?: Promise<Recording>;
  detach?: Detach;
}

/** A recording that has ended. */
export interface EndedRecording {
  readonly recording: Promise<Recording>;
  /** How long the learner spoke by the level meter, in milliseconds: without the silence. */
  readonly spokenMs: number;
  /** Aborted when the recording is no longer wanted. */
  readonly signal: AbortSignal;
  /** Whether this is still the last recording, and was not thrown away. */
  isCurrent(): boolean;
}

/** The session's input: makes one recording at a time, and reports its beginning and its end. */
export const createInput = (ports: InputPorts, dispatch: (event: DeviceEvent) => void) => {
  const level = createLevelSwitch();
  let current: InputRecording | undefined;

  const detach = (made: InputRecording) => {
    made.detach?.();
    delete made.detach;
    level.show(undefined);
  };

  const cancel = () => {
    const made = current;
    if (!made) return;
    current = undefined;
    detach(made);
    made.abort.abort();
    if (!made.stopped) made.active?.cancel();
  };

  const attach = (made: InputRecording, active: ActiveRecording) => {
    const { turn } = made;
    made.active = active;
    const detachEnd = active.onEnd((reason) => dispatch({ type: 'recordingEnded', turn, reason }));
    const speech = createSpeechTime(ports.clock.now());
    made.speech = speech;
    const detachSpeech = active.level.subscribe((value) => speech.add(value, ports.clock.now()));
    const detachSilence = ports.silence?.watch(active.level, () => dispatch({ type: 'silenceFell', turn }));
    made.detach = () => {
      detachEnd();
      detachSpeech();
      detachSilence?.();
    };
    level.show(active.level);
    dispatch({ type: 'recordingStarted', turn });
  };

  const record = (turn: number, maximumMs: number) => {
    cancel();
    const made: InputRecording = { turn, abort: new AbortController() };
    current = made;
    ports.recorder.start({ maximumMs }).then(
      (active) => {
        if (current === made) attach(made, active);
        else active.cancel();
      },
      (error: unknown) => {
        if (current !== made) return;
        current = undefined;
        dispatch({ type: 'recordingRefused', turn, fault: error instanceof MicrophoneError ? error.fault : 'busy' });
      },
    );
  };

  /** Ends the recording of a turn; asked again, it gives the same one. Undefined where there is none of this turn. */
  const end = (turn: number): EndedRecording | undefined => {
    const made = current;
    if (!made?.active || made.turn !== turn) return undefined;
    detach(made);
    made.spokenMs ??= made.speech?.spokenMs(ports.clock.now()) ?? 0;
    made.stopped ??= made.active.stop();
    const { stopped, spokenMs, abort } = made;
    return { recording: stopped, spokenMs, signal: abort.signal, isCurrent: () => current === made };
  };

  const release = () => {
    cancel();
    ports.recorder.dispose();
  };

  return { level: level.source, record, cancel, end, release };
};

export type Input = ReturnType<typeof createInput>;
