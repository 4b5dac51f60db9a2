import type { CoachName } from '@sayso/api/contract/values';
import { APIError } from 'openai';
import type { Audio, TextToSpeech, VoiceFormat } from '../ports.ts';
import { callProvider } from '../provider/call.ts';
import { createOpenAiClient, type OpenAiAccess, readHost } from '../provider/openai-client.ts';
import { withoutMarkup } from './speakable.ts';
import { spokenAudio } from './spoken-audio.ts';

export interface OpenAiVoiceOptions extends OpenAiAccess {
  readonly model: string;
  /** The service's own name of each coach's voice. */
  readonly voices: Readonly<Record<CoachName, string>>;
  /**
   * Longest time for an answer, in ms.
   * @default 20_000
   */
  readonly timeoutMs?: number;
}

const isRefused = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 422);

/** Voices of any service with the OpenAI protocol's `/audio/speech`. */
export function createOpenAiVoice(options: OpenAiVoiceOptions): TextToSpeech {
  const { baseUrl, apiKey, model, voices, timeoutMs = 20_000 } = options;
  const client = createOpenAiClient(options);
  const host = readHost(baseUrl);
  const service = `The voice service at ${host}`;

  let makesMp3 = true;

  const speak: TextToSpeech['speak'] = (text, coach, signal, format = 'wav') =>
    callProvider({ service, apiKey, timeoutMs, signal }, async (limit) => {
      const said = { input: withoutMarkup(text), model, voice: voices[coach] };
      const speakIn = async (response_format: VoiceFormat): Promise<Audio> => {
        const response = await client.audio.speech.create({ ...said, response_format }, { signal: limit });
        return spokenAudio(await response.arrayBuffer());
      };
      if (format === 'wav' || !makesMp3) return speakIn('wav');
      try {
        return await speakIn('mp3');
      } catch (error) {
        if (!isRefused(error)) throw error;
        // Some services that speak this protocol make nothing but wav.
        const wav = await speakIn('wav');
        makesMp3 = false;
        return wav;
      }
    });

  return {
    about: { kind: 'provider', name: `${model} at ${host}`, note: '' },
    speak,
    async check(signal) {
      const { bytes, mediaType } = await speak('Hello.', 'Daisy', signal);
      return `${host} said "Hello." in ${bytes.byteLength} bytes of ${mediaType}.`;
    },
    close: () => Promise.resolve(),
  };
}
