import { availableParallelism } from 'node:os';
import type { CoachName } from '@sayso/api/contract/values';
import { joinSamples, type Pcm } from '../decoding/recording.ts';
import { encodeWav } from '../decoding/wav.ts';
import { EngineUnavailable, type TextToSpeech } from '../ports.ts';
import { createWorkerPool } from '../worker/pool.ts';
import type { FliteRequest } from './flite-worker.ts';
import { splitSentences, toSpeakable } from './speakable.ts';

const voices: Readonly<Record<CoachName, string>> = { John: 'rms', Daisy: 'slt' };
/** Audio for a text without words, such as a smiley: a tenth of a second of silence at 16 kHz. */
const nothing: Pcm = { samples: new Float32Array(1600), rate: 16_000 };

/** The speech synthesiser inside the server: flite, compiled to WASM, in worker threads (one fewer than the cores, at least 1). */
export function createFliteVoice({ threads = Math.max(1, availableParallelism() - 1) } = {}): TextToSpeech {
  const pool = createWorkerPool<FliteRequest, Pcm>({
    file: new URL('./flite-worker.ts', import.meta.url),
    size: threads,
    maximumWaiting: 500,
    callTimeoutMs: 20_000,
  });

  const say = async (text: string, voice: CoachName, signal: AbortSignal): Promise<Pcm> => {
    const sentences = splitSentences(toSpeakable(text));
    // When one sentence fails or is aborted, the sentences that still wait for a thread are aborted too.
    const stop = new AbortController();
    const together = AbortSignal.any([signal, stop.signal]);
    try {
      const request = (sentence: string) => pool.call({ sentence, voice: voices[voice] }, { signal: together });
      const parts = await Promise.all(sentences.map(request));
      const { rate } = parts[0] ?? nothing;
      return parts.length > 0 ? { samples: joinSamples(parts.map(({ samples }) => samples)), rate } : nothing;
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      throw new EngineUnavailable('The built-in voice could not speak just now. Please try again.', { cause });
    } finally {
      stop.abort();
    }
  };

  return {
    about: { kind: 'embedded', name: 'flite', note: 'A simple computer voice: clear, but it sounds like a machine.' },
    async speak(text, voice, signal) {
      const { samples, rate } = await say(text, voice, signal);
      return { bytes: encodeWav(samples, rate), mediaType: 'audio/wav' };
    },
    async check(signal) {
      const { samples, rate } = await say('Hello.', 'Daisy', signal);
      if (!samples.some((sample) => Math.abs(sample) > 0.05))
        throw new EngineUnavailable('flite answered with silence.');
      return `flite said "Hello." in ${(samples.length / rate).toFixed(1)} s of sound.`;
    },
    close: () => pool.close(),
  };
}
