import type { ActiveRecording, Recorder, Recording } from '../../io/ports.ts';
import type { Recogniser } from '../ports.ts';

/** Lets a recogniser listen beside one recording. */
function beside(recording: ActiveRecording, recogniser: Recogniser): ActiveRecording {
  const listening = recogniser.listen();
  let recognised: Promise<string | undefined> | undefined;
  const stopListening = () => {
    recognised ??= listening.stop();
    return recognised;
  };
  const detach = recording.onEnd(() => void stopListening());
  let cancelled = false;

  return {
    level: recording.level,
    onEnd: (listener) => recording.onEnd(listener),
    async stop(): Promise<Recording> {
      const heard = stopListening();
      const finished = await recording.stop();
      detach();
      const { mediaType, size, durationMs } = finished;
      const recognisedMs = () => listening.spokenMs();
      return { mediaType, size, durationMs, base64: () => finished.base64(), recognised: heard, recognisedMs };
    },
    cancel() {
      if (cancelled) return;
      cancelled = true;
      detach();
      listening.cancel();
      recording.cancel();
    },
  };
}

/** A recorder whose recordings also carry what a recogniser in the page heard. What it heard is not waited for. */
export function withRecogniser(recorder: Recorder, recogniser: Recogniser): Recorder {
  let current: ActiveRecording | undefined;
  return {
    async start(options) {
      current?.cancel();
      current = undefined;
      const recording = await recorder.start(options);
      current = beside(recording, recogniser);
      return current;
    },
    dispose() {
      current?.cancel();
      current = undefined;
      recorder.dispose();
    },
  };
}
