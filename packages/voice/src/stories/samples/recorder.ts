import { createPlayer } from '@sayso/voice/player';
import { createRecorder, MicrophoneError, type Recording } from '@sayso/voice/recorder';

const recorder = createRecorder();
const player = createPlayer();

/** Call it from a press: the browser asks for permission now. Returns the function that stops. */
export async function record(onLevel: (level: number) => void, onEnd: (recording: Recording) => void) {
  const recording = await recorder.start({ maximumMs: 20_000 });
  const detach = recording.level.subscribe(onLevel);
  const stop = async () => {
    detach();
    onEnd(await recording.stop());
  };
  // The maximum was reached, or the microphone went away: what was said until then is still there.
  recording.onEnd(() => void stop());
  return stop;
}

/** The words for the learner, from whatever `record` threw. */
export const readMessage = (error: unknown) =>
  error instanceof MicrophoneError ? error.message : 'The recording failed. Please try again.';

export async function playBack(recording: Recording) {
  return player.play(await recording.base64()).ended;
}
