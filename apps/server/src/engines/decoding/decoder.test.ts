import { afterAll, describe, expect, it } from 'vitest';
import { marketRecording } from '../../testing/fixture.ts';
import { sayToWav } from '../../testing/say.ts';
import { createNoise, soundsWithoutVoice } from '../../testing/sounds.ts';
import { BadAudio } from '../ports.ts';
import { createDecoder } from './decoder.ts';
import { encodeWav } from './wav.ts';

const decoder = createDecoder();
const signal = new AbortController().signal;
afterAll(() => decoder.close());

const loudest = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

describe('a decoder', { timeout: 30_000 }, () => {
  it("reads a recording of Chromium's MediaRecorder and finds the voice in it", async () => {
    const { samples, rate, phrases } = await decoder.decode(await marketRecording(), signal);
    expect(rate).toBe(16_000);
    expect(samples.length / rate).toBeCloseTo(4.5, 1);
    expect(loudest(samples)).toBeGreaterThan(0.3);
    expect(phrases.length).toBe(1);
  });

  it('leaves out the samples that the opus header names as not yet the sound', async () => {
    const whole = await marketRecording();
    const head = Buffer.from(whole).indexOf('OpusHead');
    const later = whole.slice();
    new DataView(later.buffer).setUint16(head + 10, 312, true);
    const [all, fewer] = [await decoder.decode(whole, signal), await decoder.decode(later, signal)];
    expect(all.samples.subarray(104)).toEqual(fewer.samples);
  });

  it('reads a 48 kHz wav at the rate of the recogniser', async () => {
    const wav = await sayToWav('Hello.', 'John', { rate: 48_000 });
    const { samples, rate } = await decoder.decode(wav, signal);
    expect(samples.length / rate).toBeCloseTo((wav.length - 44) / 96_000, 2);
    expect(loudest(samples)).toBeGreaterThan(0.2);
  });

  it('reads what is there of a recording that was cut', async () => {
    const { samples, rate } = await decoder.decode((await marketRecording()).slice(0, 12_000), signal);
    expect(samples.length / rate).toBeGreaterThan(2);
  });

  it('says that no person speaks in a recording of silence', async () => {
    const silence = soundsWithoutVoice()['digital silence'] ?? new Float32Array(0);
    expect((await decoder.decode(encodeWav(silence, 16_000), signal)).phrases).toEqual([]);
  });

  it.each([
    ['nothing', async () => new Uint8Array(0)],
    ['text', async () => new TextEncoder().encode('this is no sound')],
    ['an mp3', async () => Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0)],
    ['the first 40 bytes of a webm', async () => (await marketRecording()).slice(0, 40)],
    ['a webm without its packets', async () => (await marketRecording()).slice(0, 200)],
    [
      'noise with the first bytes of a webm',
      async () => {
        const noise = createNoise(1);
        const bytes = Uint8Array.from({ length: 20_000 }, () => Math.floor((noise() + 1) * 128));
        bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
        return bytes;
      },
    ],
    ['two million bytes of nothing', async () => new Uint8Array(2_000_000)],
  ])('refuses %s with a sentence for people', async (_, make) => {
    const failure = await decoder.decode(await make(), signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BadAudio);
    expect(String(failure)).toMatch(/Please record/);
  });

  it('survives a recording with damage anywhere in it, and goes on', async () => {
    const whole = await marketRecording();
    for (let damage = 1; damage <= 20; damage += 1) {
      const noise = createNoise(damage);
      const bytes = whole.map((byte) => (noise() > 0.995 ? Math.floor((noise() + 1) * 128) : byte));
      const outcome = await decoder.decode(bytes, signal).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(BadAudio);
    }
    expect((await decoder.decode(whole, signal)).samples.length).toBeGreaterThan(60_000);
  });

  it('leaves the bytes of its caller alone and stops at once when aborted', async () => {
    const bytes = await marketRecording();
    const stop = new AbortController();
    const reading = decoder.decode(bytes, stop.signal);
    stop.abort(new Error('hung up'));
    await expect(reading).rejects.toThrow('hung up');
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});
