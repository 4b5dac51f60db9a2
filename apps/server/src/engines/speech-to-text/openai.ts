import { toFile } from 'openai';
import { createDecoder } from '../decoding/decoder.ts';
import { sniffMediaType } from '../decoding/sniff.ts';
import type { SpeechToText } from '../ports.ts';
import { callProvider, UnexpectedAnswer } from '../provider/call.ts';
import { createOpenAiClient, type OpenAiAccess, readHost } from '../provider/openai-client.ts';
import { checkByEar } from './check.ts';

export interface OpenAiSpeechToTextOptions extends OpenAiAccess {
  readonly model: string;
  /**
   * Longest time for a transcription, in ms. The page aborts after 29 s.
   * @default less than 29 s
   */
  readonly timeoutMs?: number;
}

/** Recognition by any service with the OpenAI protocol's `/audio/transcriptions`. */
export function createOpenAiSpeechToText(options: OpenAiSpeechToTextOptions): SpeechToText {
  const { baseUrl, apiKey, model, timeoutMs = 25_000 } = options;
  const client = createOpenAiClient(options);
  const decoder = createDecoder();
  const host = readHost(baseUrl);
  const call = { service: `The speech recognition service at ${host}`, apiKey, timeoutMs };

  const transcribe: SpeechToText['transcribe'] = async ({ bytes }, signal) => {
    // Read here first: a damaged recording is told apart from a fault of the service, and silence, for which such models
    // invent words, is neither sent nor paid for.
    const { phrases } = await decoder.decode(bytes, signal);
    if (phrases.length === 0) return { transcript: '', draft: false };
    const text = await callProvider({ ...call, signal }, async (limit) => {
      const mediaType = sniffMediaType(bytes);
      // Services tell the container from the file's name.
      const file = await toFile(bytes, mediaType === 'audio/wav' ? 'speech.wav' : 'speech.webm', {
        type: mediaType ?? '',
      });
      const body = { file, model, language: 'en', response_format: 'json' } as const;
      const answer: unknown = await client.audio.transcriptions.create(body, { signal: limit });
      return readText(answer);
    });
    return { transcript: text.trim(), draft: false };
  };

  return {
    about: { kind: 'provider', name: `${model} at ${host}`, note: `Your recordings are sent to ${host}.` },
    transcribe,
    check: (signal) => checkByEar(transcribe, signal),
    close: () => decoder.close(),
  };
}

function readText(answer: unknown): string {
  const isObject = typeof answer === 'object' && answer !== null;
  if (isObject && 'text' in answer && typeof answer.text === 'string') return answer.text;
  throw new UnexpectedAnswer(`No text in ${JSON.stringify(answer)?.slice(0, 200)}`);
}
