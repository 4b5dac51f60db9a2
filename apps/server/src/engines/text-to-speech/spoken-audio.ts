import { sniffMediaType } from '../decoding/sniff.ts';
import type { Audio } from '../ports.ts';
import { UnexpectedAnswer } from '../provider/call.ts';

/**
 * Reads the answer of a service as the format that it is, which may differ from the requested one.
 * @throws UnexpectedAnswer when it is neither wav nor mp3.
 */
export function spokenAudio(answer: ArrayBuffer): Audio {
  const bytes = new Uint8Array(answer);
  const mediaType = sniffMediaType(bytes);
  if (mediaType !== 'audio/wav' && mediaType !== 'audio/mpeg') {
    const start = new TextDecoder().decode(bytes.subarray(0, 100));
    throw new UnexpectedAnswer(`${bytes.byteLength} bytes that are neither wav nor mp3: ${start}`);
  }
  return { bytes, mediaType };
}
