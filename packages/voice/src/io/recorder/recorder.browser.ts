import { holdAudioContext } from '../audio-context.browser.ts';
import { browserClock } from '../clock/clock.browser.ts';
import type { Clock, Detach } from '../clock/clock.ts';
import { createEmitter } from '../emitter.ts';
import { createLevelMeter } from '../level/level-meter.browser.ts';
import type { ActiveRecording, Recorder, Recording } from '../ports.ts';
import { startEncodingRecorder } from './encoding-recorder.browser.ts';
import { closeMicrophone, openMicrophone } from './microphone.browser.ts';

/** Longest recording, in milliseconds. */
export const maximumRecordingMs = 57_000;

export interface RecorderOptions {
  readonly clock?: Clock;
  /** Gives the stream to record, and fails with a `MicrophoneError`. By default the browser's microphone. */
  readonly open?: () => Promise<MediaStream>;
}

type EndedBy = 'maximum' | 'unplugged';

/** Records from an open microphone, and closes it in the end. */
function record(stream: MediaStream, maximumMs: number, clock: Clock): ActiveRecording {
  const encoding = startEncodingRecorder(stream, clock);
  const meter = createLevelMeter(stream, { clock });
  const startedAt = clock.now();
  const ends = createEmitter<EndedBy>();
  let stoppedAt: number | undefined;
  let endedBy: EndedBy | undefined;

  const stop = () => {
    if (stoppedAt !== undefined) return;
    stoppedAt = clock.now();
    cancelMaximum();
    encoding.stop();
  };
  const endBy = (reason: EndedBy) => {
    if (stoppedAt !== undefined) return;
    endedBy = reason;
    stop();
    ends.emit(reason);
  };
  const cancelMaximum = clock.after(maximumMs, () => endBy('maximum'));

  const finished = encoding.stopped.then((content): Recording => {
    endBy('unplugged');
    meter.dispose();
    closeMicrophone(stream);
    // The clock goes on while the machine sleeps, and may be set back; the recording does neither.
    const durationMs = Math.min(Math.max(0, (stoppedAt ?? clock.now()) - startedAt), maximumMs);
    return { ...content, durationMs };
  });

  return {
    level: meter,
    onEnd(listener): Detach {
      if (endedBy) listener(endedBy);
      return ends.add(listener);
    },
    stop() {
      stop();
      return finished;
    },
    cancel() {
      stop();
      closeMicrophone(stream);
    },
  };
}

/**
 * The microphone of the browser. It is opened for each recording and closed after it, so that the browser's recording light is on only while
 * the learner speaks. Starting a recording throws away the one before.
 */
export function createRecorder({ clock = browserClock, open = openMicrophone }: RecorderOptions = {}): Recorder {
  let current: ActiveRecording | undefined;
  let releaseAudio: Detach | undefined;
  let turn = 0;

  return {
    async start({ maximumMs = maximumRecordingMs } = {}) {
      const mine = ++turn;
      current?.cancel();
      releaseAudio ??= holdAudioContext().release;
      const stream = await open();
      if (mine !== turn) {
        closeMicrophone(stream);
        throw new Error('The recording was given up while the microphone was being opened. Start a new one.');
      }
      try {
        current = record(stream, maximumMs, clock);
        return current;
      } catch (error) {
        closeMicrophone(stream);
        throw error;
      }
    },
    dispose() {
      turn += 1;
      current?.cancel();
      current = undefined;
      releaseAudio?.();
      releaseAudio = undefined;
    },
  };
}
