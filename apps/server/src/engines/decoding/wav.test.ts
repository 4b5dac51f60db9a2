import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadAudio } from '../ports.ts';
import { decodeWav, encodeWav } from './wav.ts';

interface Shape {
  readonly format: number;
  readonly bits: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly saidSize?: number;
  readonly chunkBefore?: boolean;
}

/** A wav file with the given data. */
function createWav(shape: Shape, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const { format, bits, channels = 1, rate = 8000, saidSize = data.length, chunkBefore = false } = shape;
  const extra = chunkBefore ? [0x4c, 0x49, 0x53, 0x54, 3, 0, 0, 0, 1, 2, 3, 0] : [];
  const bytes = new Uint8Array(44 + extra.length + data.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '));
  view.setUint32(16, 16, true);
  view.setUint16(20, format, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(32, (bits / 8) * channels, true);
  view.setUint16(34, bits, true);
  bytes.set(extra, 36);
  bytes.set(new TextEncoder().encode('data'), 36 + extra.length);
  view.setUint32(40 + extra.length, saidSize, true);
  bytes.set(data, 44 + extra.length);
  return bytes;
}
const written = (length: number, write: (view: DataView) => void) => {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
};

describe('reading a wav file', () => {
  it.each([
    ['8 bit', { format: 1, bits: 8 }, Uint8Array.of(128, 192, 64)],
    ['16 bit', { format: 1, bits: 16 }, Uint8Array.of(0, 0, 0, 64, 0, 192)],
    ['24 bit', { format: 1, bits: 24 }, Uint8Array.of(0, 0, 0, 0, 0, 64, 0, 0, 192)],
    ['32 bit', { format: 1, bits: 32 }, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 192)],
    ['floating point', { format: 3, bits: 32 }, new Uint8Array(Float32Array.of(0, 0.5, -0.5).buffer)],
  ])('understands %s', (_, shape, data) => {
    expect(decodeWav(createWav(shape, data))).toEqual({ samples: Float32Array.of(0, 0.5, -0.5), rate: 8000 });
  });

  it('mixes two channels into one', () => {
    const data = written(4, (view) => (view.setInt16(0, 16_384, true), view.setInt16(2, -8192, true)));
    expect(decodeWav(createWav({ format: 1, bits: 16, channels: 2 }, data)).samples).toEqual(Float32Array.of(0.125));
  });

  it.each([
    ['is unknown, as when it was streamed', 0xffffffff],
    ['is left at 0', 0],
    ['is more than there is, as when it was cut', 4000],
  ])('reads to the end when the length of the data %s', (_, saidSize) => {
    const data = Uint8Array.of(0, 64, 0, 64);
    expect(decodeWav(createWav({ format: 1, bits: 16, saidSize }, data)).samples).toEqual(Float32Array.of(0.5, 0.5));
  });

  it('skips what it does not know, with its padding', () => {
    const bytes = createWav({ format: 1, bits: 16, chunkBefore: true }, Uint8Array.of(0, 64));
    expect(decodeWav(bytes).samples).toEqual(Float32Array.of(0.5));
  });

  it('takes the first 62 seconds of a longer one', () => {
    expect(decodeWav(encodeWav(new Int16Array(8000 * 90), 8000)).samples.length).toBe(8000 * 62);
  });

  it.each([
    ['a compressed format', createWav({ format: 85, bits: 16 }, new Uint8Array(4))],
    ['12 bits', createWav({ format: 1, bits: 12 }, new Uint8Array(4))],
    ['no channel', createWav({ format: 1, bits: 16, channels: 0 }, new Uint8Array(4))],
    ['a rate that no device records at', createWav({ format: 1, bits: 16, rate: 3 }, new Uint8Array(4))],
    ['only its beginning', createWav({ format: 1, bits: 16 }, new Uint8Array(4)).slice(0, 30)],
  ])('refuses one with %s', (_, bytes) => {
    expect(() => decodeWav(bytes)).toThrow(BadAudio);
  });

  it('gives samples or BadAudio for any bytes after the header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (tail) => {
        const bytes = Uint8Array.of(...new TextEncoder().encode('RIFF\0\0\0\0WAVE'), ...tail);
        try {
          expect(decodeWav(bytes).samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(BadAudio);
        }
      }),
    );
  });
});

describe('writing a wav file', () => {
  it('gives back, within 16 bits, what was written', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true })), (values) => {
        const { samples, rate } = decodeWav(encodeWav(Float32Array.from(values), 16_000));
        expect(rate).toBe(16_000);
        expect(samples.length).toBe(values.length);
        for (const [i, value] of values.entries()) expect(Math.abs((samples[i] ?? 2) - value)).toBeLessThan(1e-4);
      }),
    );
  });

  it('clips what is too loud and silences what is no number', () => {
    const { samples } = decodeWav(encodeWav(Float32Array.of(3, -3, Number.NaN), 16_000));
    expect([...samples].map((sample) => sample.toFixed(2))).toEqual(['1.00', '-1.00', '0.00']);
  });
});
