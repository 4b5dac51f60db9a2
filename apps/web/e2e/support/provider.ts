import { type OpenAiServer, startOpenAiServer } from '../../../server/src/testing/openai-server/start.ts';
import { sayToWav } from '../../../server/src/testing/say.ts';
import { createGate, type Gate } from './gate.ts';
import { answerLikeAModel } from './model.ts';
import { providerEnv } from './provider-env.ts';

/** A first name and a word: for this learner, and after this word, the coach thinks until `mind` opens. */
export const heldName = 'Patience';
const heldWord = 'hold';

/** A provider of words, voice and ears that takes as long as a test wants. */
export interface PatientProvider {
  /** The environment of the server that uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests that name {@link heldName} or the held word wait while it is closed. */
  readonly mind: Gate;
  /** Nothing is transcribed while it is closed. */
  readonly ears: Gate;
  close(): Promise<void>;
}

/**
 * Starts a provider that computes the length of a recording from its size: recordings have 32 kbit/s, as specified, which are 4000 bytes
 * a second. It synthesises one sentence at the start and plays it each time, so that the processor is free for the pages.
 */
export const startPatientProvider = async (): Promise<PatientProvider> => {
  const sentence = 'Thank you for telling me that. I would love to hear some more about it, so what was the best part?';
  const voice = await sayToWav(sentence, 'Daisy', { rate: 16_000 });
  const [mind, ears] = [createGate(), createGate()];
  const provider: OpenAiServer = await startOpenAiServer({
    chat: async (request) => {
      const last = request.messages.at(-1)?.content ?? '';
      const isFor = request.messages.some(({ content }) => content.includes(heldName));
      if (isFor || last.includes(heldWord)) await mind.pass();
      return answerLikeAModel(request);
    },
    speak: async () => ({ bytes: voice, mediaType: 'audio/wav' }),
    transcribe: async ({ file }) => {
      await ears.pass();
      return `I talked for ${Math.round(file.size / 4000)} seconds.`;
    },
  });
  return { env: providerEnv(provider.url), mind, ears, close: provider.close };
};
