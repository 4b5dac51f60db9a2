import { availableParallelism } from 'node:os';
import { createDecoder, type Decoder } from '../decoding/decoder.ts';
import { type Phrase, toInt16 } from '../decoding/recording.ts';
import { BadAudio, EngineUnavailable, type SpeechToText } from '../ports.ts';
import { createQueue, QueueFull } from '../worker/queue.ts';
import { checkByEar } from './check.ts';
import { type FoundSphinx, findSphinx } from './find-sphinx.ts';
import { createRecordingFolder } from './recordings.ts';
import { type SphinxProcess, startSphinx } from './sphinx-process.ts';
import { tidyTranscript } from './transcript.ts';

export interface PocketsphinxOptions {
  /**
   * Path of the program; null when it is not installed.
   * @default the program on PATH
   */
  readonly found?: FoundSphinx | null;
  /**
   * Recordings that are recognised at once, each in a process of 105 MB.
   * @default one fewer than the cores, at least 1
   */
  readonly processes?: number;
  /**
   * Longest time for a transcription, in ms, waiting included. The page aborts after 29 s.
   * @default less than 29 s
   */
  readonly timeoutMs?: number;
}

const missing =
  'No speech recognition is installed on this server. Type your answer instead. ' +
  '(On Debian: apt install pocketsphinx pocketsphinx-en-us, then start again.)';

/** Recognition with Debian's pocketsphinx, in processes that keep running. Its transcripts are always drafts. */
export function createPocketsphinx(options: PocketsphinxOptions = {}): SpeechToText {
  const { found = findSphinx(process.env.PATH ?? ''), timeoutMs = 26_000 } = options;
  if (!found) return createNoSpeechToText();
  const processes = options.processes ?? Math.max(1, availableParallelism() - 1);
  const decoder = createDecoder();
  const recogniser = createRecogniser(found, processes);

  const transcribe: SpeechToText['transcribe'] = async ({ bytes }, signal) => {
    const time = AbortSignal.timeout(timeoutMs);
    const both = AbortSignal.any([signal, time]);
    try {
      return { transcript: await hear(decoder, recogniser, bytes, { time, both }), draft: true };
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      if (cause instanceof BadAudio || cause instanceof EngineUnavailable) throw cause;
      throw new EngineUnavailable(explain(cause, time), { cause });
    }
  };

  return {
    about: {
      kind: 'embedded',
      name: 'pocketsphinx',
      note: 'A simple recogniser: it often mishears accents and noisy rooms, so you can correct what it heard.',
    },
    transcribe,
    check: (signal) => checkByEar(transcribe, signal),
    async close() {
      recogniser.close();
      await decoder.close();
    },
  };
}

/**
 * Transcribes phrase by phrase, so that several processes share a long answer. After the timeout it answers the phrases so far:
 * an incomplete draft is worth more than an error.
 */
const hear = async (decoder: Decoder, recogniser: Recogniser, bytes: Uint8Array, limits: Limits) => {
  const { samples, phrases } = await decoder.decode(bytes, limits.both);
  const recognise = ({ from, to }: Phrase) =>
    recogniser.recognise(asLoudAsCan(samples.subarray(from, to)), limits.both);
  const results = await Promise.allSettled(phrases.map(recognise));
  const heard: string[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') heard.push(result.value);
    else if (limits.time.aborted && heard.length > 0) break;
    else throw result.reason;
  }
  return tidyTranscript(heard.join(' '));
};

interface Limits {
  readonly time: AbortSignal;
  /** Aborts at the timeout or with the caller's signal. */
  readonly both: AbortSignal;
}

/** Converts to 16 bits, with the loudest sample at 80 %, so that a quiet voice loses no detail to rounding. */
function asLoudAsCan(samples: Float32Array): Int16Array {
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  return toInt16(samples.map((sample) => (sample * 0.8) / peak));
}

function explain(cause: unknown, time: AbortSignal): string {
  if (cause instanceof QueueFull) return 'Too many people are speaking at once. Please wait a moment and try again.';
  if (time.aborted) return 'Your answer could not be understood in time. Please try again with a shorter one.';
  return 'The speech recogniser stopped working on your answer. Please try again.';
}

interface Recogniser {
  recognise(samples: Int16Array, signal: AbortSignal): Promise<string>;
  close(): void;
}

function createRecogniser({ program, model }: FoundSphinx, size: number): Recogniser {
  const folder = createRecordingFolder();
  const queue = createQueue(size, size * 40);
  const all = new Set<SphinxProcess>();
  const idle: SphinxProcess[] = [];

  const take = (): SphinxProcess => {
    for (let sphinx = idle.pop(); sphinx; sphinx = idle.pop()) {
      if (sphinx.isRunning) return sphinx;
      all.delete(sphinx);
    }
    const started = startSphinx({ program, model, folder: folder.path });
    all.add(started);
    return started;
  };

  const recogniseNow = (samples: Int16Array, signal: AbortSignal) =>
    folder.lend(samples, async (name) => {
      const sphinx = take();
      try {
        const words = await sphinx.recognise(name, signal);
        idle.push(sphinx);
        return words;
      } catch (error) {
        sphinx.kill();
        all.delete(sphinx);
        throw error;
      }
    });

  return {
    recognise: (samples, signal) => queue.run(() => recogniseNow(samples, signal), signal),
    close() {
      for (const sphinx of all) sphinx.kill();
      folder.dispose();
    },
  };
}

function createNoSpeechToText(): SpeechToText {
  return {
    about: { kind: 'none', name: 'none', note: missing },
    transcribe: () => Promise.reject(new EngineUnavailable(missing)),
    check: () => Promise.reject(new EngineUnavailable(missing)),
    close: () => Promise.resolve(),
  };
}
