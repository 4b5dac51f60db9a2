import type { IncomingHttpHeaders } from 'node:http';
import { sniffMediaType } from '../../engines/decoding/sniff.ts';
import type { Audio, SpeechToText, TextToSpeech } from '../../engines/ports.ts';
import { createPocketsphinx } from '../../engines/speech-to-text/pocketsphinx.ts';
import { createFliteVoice } from '../../engines/text-to-speech/flite.ts';
import { ProtocolError, parseJson, type SpeechRequest, type TranscriptionRequest, text } from './protocol.ts';

export function readSpeech(bytes: Uint8Array): SpeechRequest {
  const body = parseJson(bytes);
  const format = body.response_format ?? 'mp3';
  if (typeof format !== 'string') throw new ProtocolError(400, "Invalid type for 'response_format'.");
  return {
    model: text(body, 'model'),
    input: text(body, 'input'),
    voice: text(body, 'voice'),
    response_format: format,
  };
}

/** The fields of a multipart form. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, headers: IncomingHttpHeaders): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new ProtocolError(400, 'Expected multipart/form-data.');
  return new Response(bytes, { headers: { 'content-type': type } }).formData();
}

export function readTranscription(form: FormData): TranscriptionRequest {
  const [file, model, language] = [form.get('file'), form.get('model'), form.get('language')];
  if (!(file instanceof File)) throw new ProtocolError(400, "Missing required parameter: 'file'.");
  if (typeof model !== 'string' || model === '') throw new ProtocolError(400, "Missing required parameter: 'model'.");
  if (!/\.(wav|webm|mp3|m4a|ogg|flac)$/.test(file.name)) throw new ProtocolError(400, 'Unrecognized file format.');
  return { model, file, language: typeof language === 'string' ? language : null };
}

/** The server's own voices and ears: the embedded engines, started when the first request needs them. */
export function createOwnEngines() {
  let voice: TextToSpeech | undefined;
  let ears: SpeechToText | undefined;
  const never = new AbortController().signal;
  return {
    /** Voices `john` and `daisy`, format `wav`: flite makes no other. */
    async speak({ voice: name, input, response_format: format }: SpeechRequest): Promise<Audio> {
      if (format !== 'wav')
        throw new ProtocolError(400, `Unsupported response_format '${format}': this server makes wav.`);
      if (name !== 'john' && name !== 'daisy') throw new ProtocolError(400, `Unknown voice '${name}'.`);
      voice ??= createFliteVoice({ threads: 1 });
      return voice.speak(input, name === 'john' ? 'John' : 'Daisy', never);
    },
    async transcribe({ file }: TranscriptionRequest): Promise<string> {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const mediaType = sniffMediaType(bytes);
      if (!mediaType) throw new ProtocolError(400, 'The audio file could not be decoded.');
      ears ??= createPocketsphinx();
      return (await ears.transcribe({ bytes, mediaType }, never)).transcript;
    },
    async close() {
      await Promise.all([voice?.close(), ears?.close()]);
    },
  };
}
