import { BadAudio } from '../ports.ts';
import { serveWorker } from '../worker/serve.ts';
import { decodeRecording } from './decode.ts';
import type { Recording } from './recording.ts';

/** A thread loses the class of what it throws, so what is wrong with a recording travels as an answer. */
export type DecodeReply =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly message: string };

// opus-decoder writes a line for each damaged packet, up to thousands for one recording; it also returns them, which is used.
Object.assign(console, { error: () => undefined });

serveWorker<Uint8Array<ArrayBuffer>, DecodeReply>(
  async (bytes) => {
    try {
      return { ok: true, recording: await decodeRecording(bytes) };
    } catch (error) {
      if (error instanceof BadAudio) return { ok: false, message: error.message };
      throw error;
    }
  },
  (reply) => (reply.ok ? [reply.recording.samples.buffer] : []),
);
