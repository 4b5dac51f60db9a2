import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, markMistakes } from './corrections.ts';

const marked = (pieces: { text: string; marked: boolean }[]) =>
  pieces.filter((each) => each.marked).map((each) => each.text.trim());

describe('a correction', () => {
  it('marks the words that were wrong and those that replace them', () => {
    const { said, better } = compareWords({ said: 'It was go well.', better: 'It went well.' });
    expect(marked(said)).toEqual(['was go']);
    expect(marked(better)).toEqual(['went']);
  });

  it('does not take capitals and punctuation for mistakes', () => {
    const { said, better } = compareWords({ said: 'yesterday i go home', better: 'Yesterday, I went home.' });
    expect(marked(said)).toEqual(['go']);
    expect(marked(better)).toEqual(['went']);
  });

  it('marks the place as a whole when only a word is missing', () => {
    const { said, better } = compareWords({ said: 'She is teacher', better: 'She is a teacher' });
    expect(marked(said)).toEqual(['She is teacher']);
    expect(marked(better)).toEqual(['a']);
  });
});

describe('a message with mistakes', () => {
  const text = 'It was go well. They asked me about night shifts.';

  it('is cut where the mistakes are', () => {
    expect(markMistakes(text, [{ said: 'It was go well.', better: 'It went well.' }])).toEqual([
      { text: 'It ', marked: false },
      { text: 'was go ', marked: true },
      { text: 'well. They asked me about night shifts.', marked: false },
    ]);
  });

  it('stays whole when the correction is about other words', () => {
    expect(markMistakes(text, [{ said: 'I goes', better: 'I go' }])).toEqual([{ text, marked: false }]);
  });

  it('never loses or adds a letter', () => {
    const words = fc
      .array(fc.constantFrom('I', 'go', 'went', 'home', 'the', ' ', 'a.'), { maxLength: 8 })
      .map((w) => w.join(' '));
    fc.assert(
      fc.property(
        words,
        fc.array(fc.record({ said: words, better: words }), { maxLength: 3 }),
        (message, corrections) => {
          expect(
            markMistakes(message, corrections)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(message);
        },
      ),
    );
  });
});
