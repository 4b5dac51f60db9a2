import type OpenAI from 'openai';
import { callProvider, UnexpectedAnswer } from '../provider/call.ts';
import { createOpenAiClient, readHost } from '../provider/openai-client.ts';

export interface LanguageModelConfig {
  /** The base URL of a service that speaks the OpenAI protocol, with the version of the protocol. */
  readonly baseUrl: string;
  /** Empty for a service that asks for none. */
  readonly apiKey: string;
  /** The name that the service knows its model by. */
  readonly model: string;
  /**
   * Longest time for the first word, in ms.
   * @default 10_000
   */
  readonly firstTokenMs?: number;
  /**
   * Longest time for the rest after the first word, in ms.
   * @default 20_000
   */
  readonly totalMs?: number;
}

export type ChatMessage = OpenAI.ChatCompletionMessageParam;

export interface LanguageModel {
  /** The service’s host, for people. */
  readonly host: string;
  /**
   * Reads the whole answer of the model, without its thoughts, as a stream, so that a model that hangs is noticed at its first word.
   * Text beyond `longest` characters is not waited for.
   * @throws EngineUnavailable when there is no usable answer; the signal’s reason when it is aborted.
   */
  complete(messages: readonly ChatMessage[], longest: number, signal: AbortSignal): Promise<string>;
}

const withoutThoughts = (text: string): string => text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '').trim();

/** A chat model behind any address that speaks the OpenAI protocol. Sends only what every such service understands. */
export function createLanguageModel(config: LanguageModelConfig): LanguageModel {
  const { baseUrl, apiKey, model, firstTokenMs = 10_000, totalMs = 20_000 } = config;
  const client = createOpenAiClient({ baseUrl, apiKey });
  const host = readHost(baseUrl);
  const service = `The language model at ${host}`;

  return {
    host,
    async complete(messages, longest, signal) {
      const stop = new AbortController();
      const timed = <T>(timeoutMs: number, work: () => Promise<T>) =>
        callProvider({ service, apiKey, timeoutMs, signal }, work);
      try {
        const { first, rest } = await timed(firstTokenMs, async () => {
          const request = { model, messages: [...messages], stream: true as const };
          const stream = await client.chat.completions.create(request, { signal: stop.signal });
          const words = streamWords(stream);
          const start = await words.next();
          if (start.done) throw new UnexpectedAnswer('The answer was empty.');
          return { first: start.value, rest: words };
        });
        return await timed(totalMs, async () => {
          let text = first;
          for await (const word of rest) {
            text += word;
            if (text.length > longest) break;
          }
          const said = withoutThoughts(text);
          if (said === '') throw new UnexpectedAnswer('The answer held no text.');
          return said;
        });
      } finally {
        stop.abort();
      }
    },
  };
}

async function* streamWords(stream: AsyncIterable<OpenAI.ChatCompletionChunk>): AsyncGenerator<string, void> {
  let finished = false;
  for await (const chunk of stream) {
    const [choice] = chunk.choices;
    if (choice?.delta.content) yield choice.delta.content;
    finished ||= Boolean(choice?.finish_reason);
  }
  if (!finished) throw new UnexpectedAnswer('The answer ended in its middle.');
}

/** Text of a learner for a prompt: between marks that it cannot close itself, so that it stays data. */
export const delimited = (tag: string, text: string): string =>
  `<${tag}>\n${text.replace(/<\/?[a-z_]*>?/gi, ' ').trim()}\n</${tag}>`;
