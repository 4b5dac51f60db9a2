import { describe, expect, it } from 'vitest';
import type { AcousticModel } from './model.ts';
import { createSentenceReader } from './sentence.ts';

const createModel = (dictionary: Record<string, string>): AcousticModel => ({
  lookUp: (word) => dictionary[word] ?? null,
  add: (word, sounds) => {
    dictionary[word] = sounds;
  },
  hear: () => null,
});

describe('the words of a sentence', () => {
  it('stand as they are written, and are looked up without what is not said', () => {
    const read = createSentenceReader(createModel({ "don't": 'D OW N T', well: 'W EH L', known: 'N OW N' }));
    expect(read('“Don’t, well-known!” –')).toEqual([
      { word: '“Don’t,', spoken: "don't", known: true },
      { word: 'well', spoken: 'well', known: true },
      { word: 'known!”', spoken: 'known', known: true },
    ]);
  });

  it('take the end of a possessive from its sound', () => {
    const dictionary: Record<string, string> = { kate: 'K EY T', tom: 'T AA M', alice: 'AE L AH S' };
    const words = createSentenceReader(createModel(dictionary))("Kate's Tom's Alice's");
    expect(words.every(({ known }) => known)).toBe(true);
    expect([dictionary["kate's"], dictionary["tom's"], dictionary["alice's"]]).toEqual([
      'K EY T S',
      'T AA M Z',
      'AE L AH S IH Z',
    ]);
  });

  it('are a guess from their letters where no dictionary has them, each time', () => {
    const dictionary: Record<string, string> = {};
    const read = createSentenceReader(createModel(dictionary));
    expect(read('Shreck')).toEqual([{ word: 'Shreck', spoken: 'shreck', known: false }]);
    expect(read('Shreck')[0]?.known).toBe(false);
    expect(dictionary['shreck']).toBe('SH R EH K');
  });

  it('are not listened for where nothing is left to say', () => {
    expect(createSentenceReader(createModel({}))('7 ...')).toEqual([
      { word: '7', spoken: null, known: false },
      { word: '...', spoken: null, known: false },
    ]);
  });
});
