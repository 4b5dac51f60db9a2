import type { CoachName } from '@sayso/api/contract/values';
import type { Audio, TextToSpeech } from '../ports.ts';
import { callProvider } from '../provider/call.ts';
import { createOpenAiClient, hostOf, type OpenAiAccess } from '../provider/openai-client.ts';
import { withoutMarkup } from './speakable.ts';
import { spokenAudio } from './spoken-audio.ts';

export interface OpenAiVoiceOptions extends OpenAiAccess {
  readonly model: string;
  /** The service's own name of each coach's voice. */
  readonly voices: Readonly<Record<CoachName, string>>;
  /** wav unless told. */
  readonly format?: 'wav' | 'mp3';
  /** In ms; 20 s unless told. */
  readonly timeoutMs?: number;
}

/** Voices of any service with the OpenAI protocol's `/audio/speech`. */
export function createOpenAiVoice(options: OpenAiVoiceOptions): TextToSpeech {
  const { baseUrl, apiKey, model, voices, format = 'wav', timeoutMs = 20_000 } = options;
  const client = createOpenAiClient(options);
  const host = hostOf(baseUrl);
  const service = `The voice service at ${host}`;

  const speak = (text: string, coach: CoachName, signal: AbortSignal): Promise<Audio> =>
    callProvider({ service, apiKey, timeoutMs, signal }, async (limit) => {
      const body = { input: withoutMarkup(text), model, voice: voices[coach], response_format: format };
      const response = await client.audio.speech.create(body, { signal: limit });
      return spokenAudio(await response.arrayBuffer());
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
