import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPcmWav } from './wav.ts';

interface Shape {
  readonly samples: readonly number[];
  readonly sampleRate?: number;
  readonly channels?: number;
  readonly format?: number;
  readonly bits?: number;
  readonly saidSize?: number;
  readonly before?: Buffer;
}

const chunk = (name: string, body: Buffer, size = body.length) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length & 1)]);
};

const wav = ({ samples, sampleRate = 16_000, channels = 1, format = 1, bits = 16, saidSize, before }: Shape) => {
  const description = Buffer.alloc(16);
  description.writeUInt16LE(format, 0);
  description.writeUInt16LE(channels, 2);
  description.writeUInt32LE(sampleRate, 4);
  description.writeUInt16LE(bits, 14);
  const data = Buffer.from(Int16Array.from(samples).buffer);
  const chunks = [chunk('fmt ', description), before ?? Buffer.alloc(0), chunk('data', data, saidSize ?? data.length)];
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...chunks]);
};

describe('reading a wav', () => {
  it('gives every sample of every channel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 3, maxLength: 60 }),
        (channels, samples) => {
          const pcm = readPcmWav(wav({ samples, channels }));
          const length = Math.floor(samples.length / channels);
          const expected = Array.from({ length: channels }, (_, channel) =>
            Array.from({ length }, (__, i) => (samples[i * channels + channel] ?? 0) / 32_768),
          );
          expect(pcm?.channels.map((channel) => [...channel])).toEqual(expected);
          expect(pcm?.sampleRate).toBe(16_000);
        },
      ),
    );
  });

  it('passes over chunks it does not know, odd ones too', () => {
    const pcm = readPcmWav(wav({ samples: [16_384], before: chunk('LIST', Buffer.from('abc')) }));
    expect(pcm?.channels).toEqual([Float32Array.of(0.5)]);
  });

  it('takes the end of the file for the end, when an engine that streams did not know the size', () => {
    const pcm = readPcmWav(wav({ samples: [16_384, -16_384], saidSize: 0xffffffff }));
    expect(pcm?.channels).toEqual([Float32Array.of(0.5, -0.5)]);
  });

  it.each([
    ['floating point', { samples: [1, 2], format: 3, bits: 32 }],
    ['8 bits', { samples: [1, 2], bits: 8 }],
    ['no channels', { samples: [1, 2], channels: 0 }],
    ['a strange rate', { samples: [1, 2], sampleRate: 5 }],
    ['no samples', { samples: [] }],
  ])('leaves %s to the browser', (_, shape) => {
    expect(readPcmWav(wav(shape))).toBeUndefined();
  });

  it('never throws, whatever the bytes', () => {
    const whole = wav({ samples: [1, 2, 3, 4] });
    fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => readPcmWav(bytes) === undefined));
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (cut, at, value) => {
        const broken = Buffer.from(whole);
        broken[at] = value;
        expect(() => readPcmWav(broken.subarray(0, cut))).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
