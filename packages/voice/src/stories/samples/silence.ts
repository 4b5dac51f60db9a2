import { browserClock } from '@sayso/voice/clock';
import { createRecorder, type Recording } from '@sayso/voice/recorder';
import { createSilenceDetector } from '@sayso/voice/silence';

const recorder = createRecorder();
const detector = createSilenceDetector({ clock: browserClock, silenceMs: 2000 });

/** Records until the speaker falls silent. The detector starts with the recording, and calls back once. */
export async function recordAnswer(): Promise<Recording> {
  const recording = await recorder.start();
  await new Promise<void>((resolve) => {
    const detach = detector.watch(recording.level, resolve);
    recording.onEnd(() => {
      detach();
      resolve();
    });
  });
  return recording.stop();
}
