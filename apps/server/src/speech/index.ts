import { speak, transcribe } from '@sayso/api/contract/speech';
import { sniffMediaType } from '../engines/decoding/sniff.ts';
import { BadAudio } from '../engines/ports.ts';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';

/** Speech to text and text to speech (spec §7). */
export const registerSpeech = (app: App, { engines }: Services): void => {
  route(app, transcribe, async ({ input, signal }) => {
    const bytes = Buffer.from(input.audio_base64, 'base64');
    const mediaType = sniffMediaType(bytes);
    if (mediaType === null) throw new BadAudio('This is not a recording. Send webm, wav or mp3.');
    return engines.speechToText.transcribe({ bytes, mediaType }, signal);
  });

  route(app, speak, async ({ input, signal }) => {
    const { bytes } = await engines.textToSpeech.speak(input.text, input.voice, signal);
    return { audio_base64: Buffer.from(bytes).toString('base64') };
  });
};
