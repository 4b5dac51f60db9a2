import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hertz: number, rate: number) =>
  Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
/** The middle, where the filter sees sound on both sides. */
const middle = (samples: Float32Array) => samples.subarray(samples.length / 4, (samples.length * 3) / 4);
const loudness = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

describe('changing the sampling rate', () => {
  it.each([8000, 11_025, 22_050, 24_000, 44_100, 44_101, 48_000, 96_000])(
    'keeps a voice that comes at %i Hz',
    (rate) => {
      const wanted = tone(1000, 16_000);
      const got = resample(tone(1000, rate), rate, 16_000);
      expect(got.length).toBe(16_000);
      const error = middle(got).map((sample, i) => sample - (middle(wanted)[i] ?? 0));
      expect(loudness(error)).toBeLessThan(0.001);
    },
  );

  it('lets nothing above the new band fold back into it: 60 dB less', () => {
    expect(loudness(middle(resample(tone(9500, 48_000), 48_000, 16_000)))).toBeLessThan(0.0007);
  });

  it('leaves sound of the right rate as it is', () => {
    const samples = Float32Array.of(0.1, 0.2);
    expect(resample(samples, 16_000, 16_000)).toBe(samples);
  });
});
