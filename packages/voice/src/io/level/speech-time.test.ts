import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpeechTime } from './speech-time.ts';

/** Counts a level that is read every 33 ms: each part is a loudness and how long it lasts, in ms. */
const measureSpeech = (...parts: readonly (readonly [level: number, ms: number])[]): number => {
  const time = createSpeechTime(0);
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, [, ms]) => sum + ms, 0));
  const length = ends.at(-1) ?? 0;
  for (let at = 33; at <= length; at += 33) time.add(parts[ends.findIndex((end) => at <= end)]?.[0] ?? 0, at);
  return time.spokenMs(length);
};
const about = (ms: number) => [ms - 70, ms + 70] as const;
const expectAbout = (counted: number, ms: number) => {
  const [least, most] = about(ms);
  expect(counted).toBeGreaterThanOrEqual(least);
  expect(counted).toBeLessThanOrEqual(most);
};

describe('the time of speech', () => {
  it('is the speech, and not the silence before and after it', () => {
    expectAbout(measureSpeech([0, 5000], [0.2, 8000], [0, 47_000]), 8000);
  });

  it('includes the short gaps between words, and leaves out the long pauses', () => {
    expectAbout(measureSpeech([0.2, 1000], [0, 400], [0.2, 1000]), 2400);
    expectAbout(measureSpeech([0.2, 1000], [0, 700], [0.2, 1000]), 2000);
  });

  it('begins at the threshold of the silence detector', () => {
    expect(measureSpeech([0.0099, 5000])).toBe(0);
    expect(measureSpeech([0.01, 5000])).toBe(5000);
  });

  it('is no click of a mouse, and no clicks one after the other', () => {
    expect(measureSpeech([0, 1000], [0.5, 33], [0, 1000])).toBe(0);
    expect(measureSpeech(...Array.from({ length: 20 }, (_, index) => [index % 2 ? 0.5 : 0, 33] as const))).toBe(0);
  });

  it('goes on up to the moment of asking', () => {
    const time = createSpeechTime(0);
    for (const at of [33, 66, 99]) time.add(0.2, at);
    expect(time.spokenMs(120)).toBe(120);
  });

  it('does not count the time in which a machine was asleep', () => {
    const time = createSpeechTime(0);
    for (const at of [33, 66, 99, 60_000]) time.add(0.2, at);
    expect(time.spokenMs(60_000)).toBeLessThan(700);
  });

  it('is never longer than the recording, and never negative', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3000))), (levels) => {
        const time = createSpeechTime(0);
        let at = 0;
        for (const [level, later] of levels) time.add(level, (at += later));
        expect(time.spokenMs(at)).toBeGreaterThanOrEqual(0);
        expect(time.spokenMs(at)).toBeLessThanOrEqual(at + 1);
      }),
    );
  });
});
