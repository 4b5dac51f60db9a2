import { createRecogniser, withRecogniser } from '@sayso/voice/recogniser';
import { createRecorder } from '@sayso/voice/recorder';

const recogniser = createRecogniser({ language: 'en-GB' });
const plain = createRecorder();

/** Listens beside the recording where the browser can; elsewhere it is the recorder alone. */
const recorder = recogniser ? withRecogniser(plain, recogniser) : plain;

export async function recordFor(ms: number) {
  const active = await recorder.start();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const recording = await active.stop();
  // A transcriber takes it by itself. `undefined` means that nothing complete was heard: ask the server.
  return { recording, text: await recording.recognised };
}
