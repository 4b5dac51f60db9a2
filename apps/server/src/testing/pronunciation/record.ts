import { spawnSync } from 'node:child_process';
import { joinSamples, type Pcm, recordingRate } from '../../engines/decoding/recording.ts';
import { resample } from '../../engines/decoding/resample.ts';
import { decodeWav, encodeWav } from '../../engines/decoding/wav.ts';
import type { Audio } from '../../engines/ports.ts';
import type { FliteRequest } from '../../engines/text-to-speech/flite-worker.ts';
import { createWorkerPool } from '../../engines/worker/pool.ts';
import { createNoise } from '../sounds.ts';
import type { Item } from './item.ts';
import { type Voice, voices } from './voices.ts';

/** Makes the recordings of the evaluation set, the same each time. */
export interface Recorder {
  /** Null where the voice's program is not installed. */
  record(item: Item): Promise<Audio | null>;
  close(): Promise<void>;
}

const seconds = (time: number) => new Float32Array(Math.round(time * recordingRate));

/** A recorder with flite in one thread, and espeak-ng where it is installed. */
export function createRecorder(): Recorder {
  const flite = createWorkerPool<FliteRequest, Pcm>({
    file: new URL('../../engines/text-to-speech/flite-worker.ts', import.meta.url),
    size: 1,
  });
  const speak = ({ program, name }: Voice, sentence: string) =>
    program === 'flite' ? flite.call({ sentence, voice: name }) : runSpeaker(program, name, sentence);
  return {
    async record(item) {
      const voice = voices[item.voice];
      if (!voice) throw new Error(`The evaluation set has no voice “${item.voice}”.`);
      if (item.said === '') return wav(withoutVoice(item));
      const spoken = await speak(voice, item.said);
      if (!spoken) return null;
      // Read at another rate than it was made for, a voice is higher and quicker.
      return wav(disturb(resample(spoken.samples, Math.round(spoken.rate * voice.speed), recordingRate), item));
    },
    close: () => flite.close(),
  };
}

const wav = (samples: Float32Array): Audio => ({ bytes: encodeWav(samples, recordingRate), mediaType: 'audio/wav' });

const runSpeaker = (program: string, voice: string, sentence: string): Pcm | null => {
  const { status, stdout } = spawnSync(program, ['-v', voice, '-s', '150', '--stdout', sentence]);
  return status === 0 ? decodeWav(new Uint8Array(stdout)) : null;
};

function withoutVoice({ kind, sentence }: Item): Float32Array {
  const noise = createNoise(sentence.length);
  const loudness = kind === 'silence' ? 0.001 : 0.2;
  return seconds(4).map(() => noise() * loudness);
}

function disturb(spoken: Float32Array, { kind, sentence }: Item): Float32Array {
  const noise = createNoise(sentence.length);
  // A room is never as silent as a synthesiser: -66 dB.
  const background = kind === 'noisy' ? 0.015 : 0.0005;
  const loudness = kind === 'quiet' ? 0.04 : 1;
  const start = spoken.findIndex((sample) => Math.abs(sample) > 0.02);
  const parts =
    kind === 'clipped start' ? [spoken.subarray(start + 320), seconds(0.4)] : [seconds(0.4), spoken, seconds(0.6)];
  return joinSamples(parts).map((sample) => (sample + noise() * background) * loudness);
}
