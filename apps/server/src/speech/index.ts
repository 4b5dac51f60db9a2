import { speak, transcribe } from '@sayso/api/contract/speech';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { audioIn } from './audioIn.ts';

/** Speech to text and text to speech (spec §7). */
export const registerSpeech = (app: App, { engines }: Services): void => {
  route(app, transcribe, ({ input, signal }) => engines.speechToText.transcribe(audioIn(input.audio_base64), signal));

  route(app, speak, async ({ input, signal }) => {
    const { bytes } = await engines.textToSpeech.speak(input.text, input.voice, signal);
    return { audio_base64: Buffer.from(bytes).toString('base64') };
  });
};
