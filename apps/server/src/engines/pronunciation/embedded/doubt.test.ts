import { describe, expect, it } from 'vitest';
import { doubtedWords } from './doubt.ts';
import { matchWords } from './match.ts';
import type { HeardWord } from './model.ts';

/** The doubted words of a sentence; `[sil]` is a pause, `[speech]` one that holds speech. */
const doubtedIn = (sentence: string, said: string) => {
  const expected = sentence.split(' ');
  const heard = said
    .split(' ')
    .map((word): HeardWord => ({ word, sounds: [], ...(word === '[speech]' && { swallowed: true }) }));
  return [...doubtedWords(matchWords(expected, heard), heard)].map((at) => expected[at]);
};

describe('doubting that a word was left out', () => {
  it('doubts words that are missing side by side where speech was swallowed', () => {
    expect(doubtedIn('we go home by bus', 'we [speech] by bus')).toEqual(['go', 'home']);
    expect(doubtedIn('we go home by bus', 'we [speech] go home [sil]')).toEqual(['by', 'bus']);
  });

  it('doubts a lonely one only where the swallowed speech is', () => {
    expect(doubtedIn('we go home by bus', 'we [speech] home bus')).toEqual(['go']);
  });

  it('does not doubt a single missing word: another one may have been said instead', () => {
    expect(doubtedIn('we go home by bus', 'we [speech] home by bus')).toEqual([]);
  });

  it('does not doubt a missing word in a pause without speech', () => {
    expect(doubtedIn('we go home by bus', 'we [sil] home')).toEqual([]);
  });
});
