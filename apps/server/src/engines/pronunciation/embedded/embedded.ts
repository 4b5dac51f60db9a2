import { createDecoder } from '../../decoding/decoder.ts';
import { type Audio, BadAudio, EngineUnavailable, type Pronunciation } from '../../ports.ts';
import { createFliteVoice } from '../../text-to-speech/flite.ts';
import { createWorkerPool } from '../../worker/pool.ts';
import { assessReading, nothingHeard } from './assess.ts';
import type { HearReply, HearRequest } from './hear-worker.ts';
import { splitWords } from './sentence.ts';
import { readSpeaker } from './speaker.ts';

/** The longest sentence that is listened for: the contract allows no longer one. */
const longestSentence = 400;

const note =
  'Approximate: it finds words that were left out or sound like another word. It often cannot tell similar sounds apart, ' +
  'and it says “not sure” for voices and rooms that it does not know well.';

/** The listener inside the server: soundswallower, compiled to WASM, in worker threads. Needs no key and no network. @default threads 1 */
export function createEmbeddedPronunciation({ threads = 1 }: { readonly threads?: number } = {}): Pronunciation {
  const decoder = createDecoder();
  const pool = createWorkerPool<HearRequest, HearReply>({
    file: new URL('./hear-worker.ts', import.meta.url),
    size: threads,
    callTimeoutMs: 30_000,
  });

  const hear = (request: HearRequest, signal: AbortSignal) =>
    pool.call(request, { signal, transfer: [request.samples.buffer] });

  const assess: Pronunciation['assess'] = async ({ bytes }, reference, speaker, signal) => {
    const sentence = reference.slice(0, longestSentence);
    try {
      const { samples, phrases } = await decoder.decode(bytes, signal);
      const known = readSpeaker(speaker);
      if (phrases.length === 0) return nothingHeard(splitWords(sentence), known);
      const { words, heard } = await hear({ samples, sentence }, signal);
      return assessReading(words, heard, known);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof BadAudio || cause instanceof EngineUnavailable) throw cause;
      throw new EngineUnavailable('How you read it could not be judged just now. Please try again.', { cause });
    }
  };

  return {
    about: { kind: 'embedded', name: 'soundswallower', note },
    assess,
    async check(signal) {
      const { heard, words } = await assess(await sayHello(signal), 'Hello, how are you today?', null, signal);
      const right = words.filter(({ error }) => error === 'none').length;
      if (heard !== 'sentence') throw new EngineUnavailable(`“Hello, how are you today?” was heard as ${heard}.`);
      return `heard ${right} of ${words.length} words of “Hello, how are you today?”`;
    },
    async close() {
      await Promise.all([decoder.close(), pool.close()]);
    },
  };
}

async function sayHello(signal: AbortSignal): Promise<Audio> {
  const voice = createFliteVoice({ threads: 1 });
  try {
    return await voice.speak('Hello, how are you today?', 'John', signal);
  } finally {
    await voice.close();
  }
}
