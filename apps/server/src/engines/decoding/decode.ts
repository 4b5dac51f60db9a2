import { BadAudio } from '../ports.ts';
import { type Pcm, type Recording, recordingRate } from './recording.ts';
import { resample } from './resample.ts';
import { sniffMediaType } from './sniff.ts';
import { findPhrases } from './speech.ts';
import { decodeWav } from './wav.ts';
import { decodeWebm } from './webm.ts';

/**
 * Reads a recording (webm/opus or wav) as one channel at `recordingRate`, and finds the phrases in it. It blocks: `createDecoder` runs it in
 * threads.
 * @throws BadAudio when the bytes are not a recording.
 */
export async function decodeRecording(bytes: Uint8Array<ArrayBuffer>): Promise<Recording> {
  const pcm = await decodeContainer(bytes);
  const samples = resample(pcm.samples, pcm.rate, recordingRate);
  return { samples, rate: recordingRate, phrases: findPhrases(samples, recordingRate) };
}

function decodeContainer(bytes: Uint8Array<ArrayBuffer>): Promise<Pcm> | Pcm {
  switch (sniffMediaType(bytes)) {
    case 'audio/webm':
      return decodeWebm(bytes);
    case 'audio/wav':
      return decodeWav(bytes);
    case 'audio/mpeg':
      throw new BadAudio('This is an mp3 file; recordings are read as webm or wav. Please record again.');
    case null:
      throw new BadAudio('This is not a recording that can be read here. Please record again.');
  }
}
