import { BadAudio } from '../ports.ts';
import { serveWorker } from '../worker/serve.ts';
import { decodeRecording } from './decode.ts';
import type { Recording } from './recording.ts';

/** An error loses its class on the way out of a thread, so a fault of a recording is sent as an answer. */
export type DecodeReply =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly message: string };

// opus-decoder writes a line for each damaged packet, up to thousands for one recording; it also returns them, which is used.
Object.assign(console, { error: () => undefined });

export const answer = serveWorker<Uint8Array<ArrayBuffer>, DecodeReply>(
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
