import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MATROSKA, WEBM } from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import { BadAudio } from '../ports.ts';
import { joinSamples, maximumRecordingSeconds, mixDown, type Pcm, recordingRate } from './recording.ts';

const damaged = 'This recording is damaged, so it cannot be played or understood. Please record again.';
const foreign = 'This recording holds a kind of sound that cannot be read here. Please record with Google Chrome.';
/** Opus itself counts at this rate, whatever is decoded (RFC 7845 §4.2). */
const opusRate = 48_000;
const maximumSamples = maximumRecordingSeconds * recordingRate;

/**
 * Reads the opus sound of a webm file, its first `maximumRecordingSeconds` at most; of a file that was cut, the part that exists.
 * Opus decodes straight to the recogniser's rate.
 * @throws BadAudio when the file has no opus sound.
 */
export async function decodeWebm(bytes: Uint8Array<ArrayBuffer>): Promise<Pcm> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || (await track.getCodec()) !== 'opus') throw new BadAudio(foreign);
    return { samples: await decodeTrack(track), rate: recordingRate };
  } catch (cause) {
    throw cause instanceof BadAudio ? cause : new BadAudio(damaged, { cause });
  } finally {
    input.dispose();
  }
}

async function decodeTrack(track: InputAudioTrack): Promise<Float32Array<ArrayBuffer>> {
  const channels = await track.getNumberOfChannels();
  if (channels !== 1 && channels !== 2) throw new BadAudio(foreign);
  const preSkip = readPreSkip((await track.getDecoderConfig())?.description);
  const decoder = new OpusDecoder({ sampleRate: recordingRate, channels });
  await decoder.ready;
  const parts: Float32Array[] = [];
  let length = 0;
  let failed = 0;
  try {
    for await (const packet of wholePackets(track)) {
      const { channelData, samplesDecoded, errors } = decoder.decodeFrame(packet);
      if (errors.length > 0) failed += 1;
      length += samplesDecoded;
      if (samplesDecoded > 0) parts.push(mixDown(channelData));
      if (length >= maximumSamples) break;
    }
  } finally {
    decoder.free();
  }
  if (parts.length === 0 || failed > parts.length) throw new BadAudio(damaged);
  return joinSamples(parts).slice(Math.round((preSkip * recordingRate) / opusRate), maximumSamples);
}

/** The packets up to the first that cannot be read: a recording that was cut ends there. */
async function* wholePackets(track: InputAudioTrack): AsyncGenerator<Uint8Array> {
  const packets = new EncodedPacketSink(track).packets();
  for (let read = 0; ; read += 1) {
    const next = await packets.next().catch((cause: unknown) => {
      if (read === 0) throw cause;
      return { done: true, value: undefined } as const;
    });
    if (next.done) return;
    yield next.value.data;
  }
}

/** Samples before the sound begins, from the track's OpusHead (RFC 7845 §5.1). */
function readPreSkip(description: ArrayBufferLike | ArrayBufferView | undefined): number {
  if (!description) return 0;
  // It may be a view into the whole file: its `.buffer` alone would be read at the wrong place.
  const head = ArrayBuffer.isView(description)
    ? new DataView(description.buffer, description.byteOffset, description.byteLength)
    : new DataView(description);
  return head.byteLength >= 12 ? head.getUint16(10, true) : 0;
}
