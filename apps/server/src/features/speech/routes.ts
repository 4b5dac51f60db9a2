import { speak, transcribe } from '@sayso/api/contract/speech';
import { readAudio } from '../../engines/decoding/read-audio.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';

/** Speech to text and text to speech. */
export const registerSpeech = (app: App, { engines }: Services): void => {
  route(app, transcribe, ({ input, signal }) => engines.speechToText.transcribe(readAudio(input.audio_base64), signal));

  route(app, speak, async ({ input, signal }) => {
    const { bytes } = await engines.textToSpeech.speak(input.text, input.voice, signal);
    return { audio_base64: Buffer.from(bytes).toString('base64') };
  });
};
