import { describe, expect, it } from 'vitest';
import { words as evaluated } from './stories/drill.ts';
import { canHearMyself, drawWords, resultInWords, wordInWords } from './words.ts';

const said = (...words: string[]) => words.map((word) => ({ word, score: 0.8 }));
const text = (sentence: string, words: string[]) =>
  drawWords(sentence, said(...words))
    .map(({ word, joined }, index) => (index === 0 || joined ? word : ` ${word}`))
    .join('');

describe('the words of a phrase', () => {
  it('keep the punctuation of the sentence, and the place they have in the evaluation', () => {
    expect(drawWords('“Village”, he said.', said('village', 'he', 'said'))).toEqual([
      { word: '“Village”,', score: 0.8, at: 0 },
      { word: 'he', score: 0.8, at: 1 },
      { word: 'said.', score: 0.8, at: 2 },
    ]);
  });

  it.each([
    ['A well-known song – really?', ['a', 'well', 'known', 'song', 'really']],
    ['A well-known song – really?', ['a', 'well-known', 'song', 'really']],
    ['Don’t, it’s 5 o’clock.', ["don't", "it's", '5', "o'clock"]],
    ['What (on earth) is it?', ['on', 'it']],
    ['Nothing was said.', []],
  ])('are the sentence again when put together: %s', (sentence, words) => {
    expect(text(sentence, words)).toBe(sentence);
  });

  it('have no score where the server evaluated nothing, and are not found inside other words', () => {
    expect(drawWords('I walk a lot.', said('a', 'lot')).map(({ at }) => at)).toEqual([null, null, 0, 1]);
  });

  it('leave out what was said beyond the sentence', () => {
    expect(text('Go home.', ['go', 'right', 'home'])).toBe('Go home.');
  });

  it('tell the same word in two places apart', () => {
    expect(drawWords('the cat and the dog', said('the', 'cat', 'and', 'the', 'dog')).map(({ at }) => at)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('are not judged where the engine is not sure, and never beyond 0 and 1', () => {
    const words = [
      { word: 'so', score: 0.2, sure: false },
      { word: 'it', score: 1.4 },
      { word: 'is', score: -1 },
    ];
    expect(drawWords('So it is', words).map(({ score }) => score)).toEqual([null, 1, 0]);
  });
});

describe('a result in words', () => {
  it('names the score and what to work on', () => {
    expect(resultInWords(evaluated, 0.82)).toBe('82%, Good. Needs work: through. Try again: village. Not sure: at.');
  });

  it('has no figure where nothing is sure', () => {
    expect(resultInWords([{ word: 'before.', score: 0.2 }], 0.2)).toBe('20%, Try again. Try again: before.');
    expect(resultInWords([{ word: 'so', score: 0.9, sure: false }], null)).toBe('Not sure. Not sure: so.');
  });

  it('says of one word how it went', () => {
    expect(wordInWords({ word: 'v', score: 0.9 })).toBe('90% Excellent');
    expect(wordInWords({ word: 'v', score: 0.3, error: 'mispronunciation' })).toBe(
      '30% Try again. It sounded like something else.',
    );
    expect(wordInWords({ word: 'v', score: 0, error: 'omission' })).toBe('We did not hear it.');
    expect(wordInWords({ word: 'v', score: 0.9, sure: false })).toMatch(/^Not sure/);
  });

  it('offers the learner’s own voice only where the server said where it is', () => {
    expect(canHearMyself({ word: 'v', score: 1, start_ms: 0, end_ms: 300 })).toBe(true);
    expect(canHearMyself({ word: 'v', score: 1 })).toBe(false);
    expect(canHearMyself({ word: 'v', score: 1, start_ms: 300, end_ms: 300 })).toBe(false);
  });
});
