import { describe, expect, it } from 'vitest';
import { matchWords } from './match.ts';
import type { HeardWord } from './model.ts';

const heard = (text: string): readonly HeardWord[] =>
  text.split(' ').map((word, at) => ({ word, sounds: [{ sound: 'AH', from: at, frames: 1, cost: 1 }] }));
const findPlaces = (expected: string, said: string) =>
  matchWords(expected.split(' '), heard(said)).map((times) => times.map(({ sounds }) => sounds[0]?.from));

describe('telling which word is which', () => {
  it('places each word once, and none where one was left out', () => {
    expect(findPlaces('we go home', 'we home')).toEqual([[0], [], [1]]);
  });

  it('takes pauses and noises for no words', () => {
    expect(findPlaces('we go', '<sil> we [SPEECH] go [NOISE]')).toEqual([[1], [3]]);
  });

  it('puts a word that was said again beside the first time', () => {
    expect(findPlaces('the cat the dog', 'the the cat the dog')).toEqual([[0, 1], [2], [3], [4]]);
  });

  it('takes a word that the sentence has twice for both, not for a repetition', () => {
    expect(findPlaces('a big a small', 'a a small')).toEqual([[0], [], [1], [2]]);
  });
});
