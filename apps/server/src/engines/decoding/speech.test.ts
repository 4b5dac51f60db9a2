import { describe, expect, it } from 'vitest';
import { sayToWav } from '../../testing/say.ts';
import { createNoise, soundsWithoutVoice } from '../../testing/sounds.ts';
import { joinSamples } from './recording.ts';
import { findPhrases } from './speech.ts';
import { decodeWav } from './wav.ts';

const rate = 16_000;
const said = async (text: string, lead: number, tail: number) =>
  decodeWav(await sayToWav(text, 'John', { rate, leadSeconds: lead, tailSeconds: tail })).samples;

describe('finding speech', { timeout: 30_000 }, () => {
  it.each(Object.entries(soundsWithoutVoice()))('finds none in %s', (_, samples) => {
    expect(findPhrases(samples, rate)).toEqual([]);
  });

  it('finds none in nothing', () => {
    expect(findPhrases(new Float32Array(0), rate)).toEqual([]);
    expect(findPhrases(new Float32Array(100), rate)).toEqual([]);
  });

  it('finds the sentence between long silences, with a little room around it', async () => {
    const samples = await said('I would like a cup of tea.', 3, 3);
    const [speech] = findPhrases(samples, rate);
    expect(speech?.from).toBeGreaterThan(2.4 * rate);
    expect(speech?.from).toBeLessThan(3.3 * rate);
    expect(speech?.to).toBeLessThan(samples.length - 2 * rate);
  });

  it('cuts a long answer at its pauses, and leaves out no word between', async () => {
    const part = await said(
      'I would like to travel to Japan next year if I have enough money, and my sister too.',
      0.3,
      0.9,
    );
    const samples = joinSamples([part, part, part]);
    const phrases = findPhrases(samples, rate);
    expect(phrases.length).toBe(2);
    const [first, second] = phrases;
    expect(first?.to).toBeLessThanOrEqual(second?.from ?? 0);
    expect(first?.from).toBeLessThan(0.4 * rate);
    expect(second?.to).toBeGreaterThan(samples.length - 1.2 * rate);
  });

  it('finds a single short word', async () => {
    expect(findPhrases(await said('Yes.', 1, 1), rate).length).toBe(1);
  });

  it.each([
    ['from far away (26 dB less)', 0.05, 0],
    ['in a noisy room (12 dB above the noise)', 1, 0.03],
  ])('finds a voice %s', async (_, gain, hiss) => {
    const noise = createNoise(3);
    const samples = (await said('My brother is taller than me.', 0.5, 0.5)).map((x) => x * gain + noise() * hiss);
    expect(findPhrases(samples, rate).length).toBe(1);
  });
});
