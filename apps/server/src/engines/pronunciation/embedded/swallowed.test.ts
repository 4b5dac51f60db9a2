import { describe, expect, it } from 'vitest';
import type { HeardWord } from './model.ts';
import { markSwallowed } from './swallowed.ts';

/** Stretches one after the other, each as long as told in frames of 10 ms, and a recording that is as loud as told in each. */
const recording = (...stretches: readonly (readonly [word: string, frames: number, loudness: number])[]) => {
  let from = 0;
  const heard = stretches.map(([word, frames]): HeardWord => {
    const sounds = [{ sound: 'AH', from, frames, cost: 1 }];
    from += frames;
    return { word, sounds };
  });
  const samples = Float32Array.from(
    stretches.flatMap(([, frames, loudness]) => Array<number>(frames * 160).fill(loudness)),
  );
  return markSwallowed(samples, heard)
    .filter(({ swallowed }) => swallowed)
    .map(({ word }) => word);
};

describe('speech that was taken for silence', () => {
  it('is a pause that is as loud as the words', () => {
    expect(recording(['<sil>', 40, 0.001], ['we', 20, 0.3], ['<sil>', 60, 0.2], ['home', 30, 0.3])).toEqual(['<sil>']);
  });

  it('is no real pause, no short rest of a word, and no word', () => {
    expect(recording(['we', 60, 0.3], ['<sil>', 60, 0.03], ['go', 20, 0.3], ['<sil>', 19, 0.3])).toEqual([]);
  });

  it('is nowhere in a recording without words', () => {
    expect(recording(['<sil>', 60, 0])).toEqual([]);
  });
});
