import type { Recording } from '../../io/ports.ts';
import type { Transcriber } from '../../speech/ports.ts';
import { longBytes, tooLongBytes, truncatedBytes } from './limits.ts';

/** Base64 has four characters for three bytes, and `truncatedBytes` is a multiple of three: the cut is exact. */
const truncatedLength = (truncatedBytes / 3) * 4;

const truncate = (recording: Recording): Recording => ({
  ...recording,
  size: truncatedBytes,
  base64: async () => (await recording.base64()).slice(0, truncatedLength),
});

/** Reports recordings that are long, and passes on only the beginning of those that are too long. */
export const withLongAnswers = (transcriber: Transcriber, onLong: (size: number) => void): Transcriber => ({
  transcribe(recording, signal) {
    if (recording.size > longBytes) onLong(recording.size);
    return transcriber.transcribe(recording.size > tooLongBytes ? truncate(recording) : recording, signal);
  },
});
