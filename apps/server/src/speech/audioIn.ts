import { sniffMediaType } from '../engines/decoding/sniff.ts';
import { type Audio, BadAudio } from '../engines/ports.ts';

/** The recording in a call, base64. @throws BadAudio when it is no kind of recording that we know. */
export const audioIn = (base64: string): Audio => {
  const bytes = Buffer.from(base64, 'base64');
  const mediaType = sniffMediaType(bytes);
  if (mediaType === null) throw new BadAudio('This is not a recording. Send webm, wav or mp3.');
  return { bytes, mediaType };
};
