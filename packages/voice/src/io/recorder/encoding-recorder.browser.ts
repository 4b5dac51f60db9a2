import type { Clock, Detach } from '../clock/clock.ts';
import { type Base64Encoder, createBase64Encoder } from './base64.ts';
import { toMicrophoneError } from './faults.ts';

/** Bits a second. */
const bitsPerSecond = 32_000;
/** Milliseconds of sound in a piece: what is left to encode at the end is less than this. */
const pieceMs = 250;
/** A recorder that has not stopped so long after it was told to, in milliseconds, will not: what came until then is the recording. */
const stopWithinMs = 2000;
/** The first that the browser can write: webm, and mp4 for Safari. */
const mediaTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** The recorded sound, once it has stopped. */
export interface EncodedSound {
  readonly mediaType: string;
  readonly size: number;
  base64(): Promise<string>;
}

/** A running MediaRecorder that encodes as it goes. */
export interface EncodingRecorder {
  /** Settles when it has stopped: because it was asked to, or because its microphone went away. */
  readonly stopped: Promise<EncodedSound>;
  stop(): void;
}

/** Starts to record. @throws MicrophoneError */
export function startEncodingRecorder(stream: MediaStream, clock: Clock): EncodingRecorder {
  const mimeType = mediaTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const encoder: Base64Encoder = createBase64Encoder();
  const { promise: stopped, resolve } = Promise.withResolvers<EncodedSound>();
  let size = 0;
  let encoded = Promise.resolve();
  let giveUp: Detach | undefined;

  try {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
    const encode = async (piece: Blob, before: Promise<void>) => {
      const buffer = await piece.arrayBuffer();
      await before;
      encoder.push(new Uint8Array(buffer));
    };
    recorder.addEventListener('dataavailable', ({ data }) => {
      size += data.size;
      encoded = encode(data, encoded);
    });
    const finish = () => {
      giveUp?.();
      const text = encoded.then(encoder.text);
      text.catch(() => {});
      resolve({ mediaType: recorder.mimeType, size, base64: () => text });
    };
    recorder.addEventListener('stop', finish);
    recorder.start(pieceMs);
    return {
      stopped,
      stop() {
        if (recorder.state === 'inactive' || giveUp) return;
        giveUp = clock.after(stopWithinMs, finish);
        recorder.stop();
      },
    };
  } catch (thrown) {
    throw toMicrophoneError(thrown);
  }
}
