import { describe, expect, it } from 'vitest';
import { listTokens, normaliseSpeech, spellNumber } from './normalise.ts';

describe('an utterance in one form', () => {
  it('has small letters, no punctuation, no fillers, and numbers as words', () => {
    expect(normaliseSpeech('Um, I’d like 2 rooms — please!')).toBe("i'd like two rooms please");
  });

  it('writes contractions out for the comparison of words', () => {
    expect(listTokens("I'd like it, but I can't.")).toEqual(listTokens('I would like it but I can not'));
  });

  it.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [40, 'forty'],
    [57, 'fifty seven'],
    [120, 'one hundred and twenty'],
    [2000, '2000'],
  ])('spells %i', (value, words) => {
    expect(spellNumber(value)).toBe(words);
  });
});
