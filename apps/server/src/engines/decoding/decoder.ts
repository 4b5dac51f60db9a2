import { BadAudio, EngineUnavailable } from '../ports.ts';
import { createWorkerPool } from '../worker/pool.ts';
import type { DecodeReply } from './decode-worker.ts';
import type { Recording } from './recording.ts';

/** Reads recordings in a thread, so that neither a long nor a malicious one blocks the event loop or ends the process. */
export interface Decoder {
  /** @throws BadAudio when the bytes are not a recording; EngineUnavailable when the thread failed; the signal's reason. */
  decode(bytes: Uint8Array, signal: AbortSignal): Promise<Recording>;
  close(): Promise<void>;
}

/** Creates a decoder. 4.5 s of webm take about 65 ms, 56 s of 48 kHz wav 1 s; the limit for any file is 15 s. @default threads 1 */
export function createDecoder({ threads = 1 }: { readonly threads?: number } = {}): Decoder {
  const pool = createWorkerPool<Uint8Array<ArrayBuffer>, DecodeReply>({
    file: new URL('./decode-worker.ts', import.meta.url),
    size: threads,
    callTimeoutMs: 15_000,
  });
  return {
    async decode(bytes, signal) {
      const copy = Uint8Array.from(bytes);
      const reply = await pool.call(copy, { signal, transfer: [copy.buffer] }).catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new EngineUnavailable('The recording could not be read just now. Please try again.', { cause });
      });
      if (!reply.ok) throw new BadAudio(reply.message);
      return reply.recording;
    },
    close: () => pool.close(),
  };
}
