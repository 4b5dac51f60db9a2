import { type Audio, BadAudio } from '../ports.ts';
import { sniffMediaType } from './sniff.ts';

/** Reads the recording of a call from base64. @throws BadAudio for any other kind of file. */
export const readAudio = (base64: string): Audio => {
  const bytes = Buffer.from(base64, 'base64');
  const mediaType = sniffMediaType(bytes);
  if (mediaType === null) throw new BadAudio('This is not a recording. Send webm, wav or mp3.');
  return { bytes, mediaType };
};
