import { BadAudio } from '../ports.ts';
import { maximumRecordingSeconds, mixDown, type Pcm, toInt16 } from './recording.ts';

const damaged = 'This wav file is damaged, so it cannot be read. Please record again.';
const unusual = 'This wav file holds a kind of sound that cannot be read here. Please record as PCM wav or webm.';

interface Layout {
  readonly format: number;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

type Read = (view: DataView, at: number) => number;
/** By format (1 whole numbers, 3 floating point) and bits, each to -1..1. 8-bit wav is unsigned, the others are not. */
const readers: Readonly<Record<string, Read>> = {
  '1/8': (view, at) => (view.getUint8(at) - 128) / 128,
  '1/16': (view, at) => view.getInt16(at, true) / 32_768,
  '1/24': (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608,
  '1/32': (view, at) => view.getInt32(at, true) / 2_147_483_648,
  '3/32': (view, at) => finite(view.getFloat32(at, true)),
  '3/64': (view, at) => finite(view.getFloat64(at, true)),
};
const finite = (sample: number) => (Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0);

function findChunks(view: DataView): { layout: Layout; data: DataView } {
  let layout: Layout | null = null;
  let at = 12;
  while (at + 8 <= view.byteLength) {
    const id = view.getUint32(at);
    const start = at + 8;
    // A file that was streamed or cut declares more data than it has (0 or 0xffffffff for "unknown"): its data goes to the end.
    const said = view.getUint32(at + 4, true);
    const rest = view.byteLength - start;
    if (id === 0x666d7420 && said >= 16 && rest >= said) layout = readLayout(view, start, said);
    if (id === 0x64617461 && layout) {
      const size = said === 0 || said > rest ? rest : said;
      return { layout, data: new DataView(view.buffer, view.byteOffset + start, size) };
    }
    at = start + said + (said % 2);
  }
  throw new BadAudio(damaged);
}

function readLayout(view: DataView, at: number, size: number): Layout {
  const format = view.getUint16(at, true);
  const isExtensible = format === 0xfffe && size >= 40;
  return {
    format: isExtensible ? view.getUint16(at + 24, true) : format,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

/**
 * Reads a wav file (8, 16, 24, 32 bit, or floating point; 4 to 384 kHz; up to 8 channels, which are mixed), its first
 * `maximumRecordingSeconds` at most.
 * @throws BadAudio when the bytes are not a wav file.
 */
export function decodeWav(bytes: Uint8Array): Pcm {
  const { layout, data } = findChunks(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { format, channels, rate, bits } = layout;
  const read = readers[`${format}/${bits}`];
  if (!read || channels < 1 || channels > 8 || rate < 4000 || rate > 384_000) throw new BadAudio(unusual);
  const step = bits / 8;
  const frames = Math.min(Math.floor(data.byteLength / (step * channels)), Math.ceil(maximumRecordingSeconds * rate));
  const separate = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) => read(data, (frame * channels + channel) * step)),
  );
  return { samples: mixDown(separate), rate };
}

/** A 16-bit wav file of one channel. `rate` in samples a second. */
export function encodeWav(samples: Float32Array | Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const pcm = samples instanceof Int16Array ? samples : toInt16(samples);
  const bytes = new Uint8Array(44 + pcm.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, ascii: string) => bytes.set(new TextEncoder().encode(ascii), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + pcm.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, pcm.length * 2, true);
  pcm.forEach((sample, i) => view.setInt16(44 + i * 2, sample, true));
  return bytes;
}
