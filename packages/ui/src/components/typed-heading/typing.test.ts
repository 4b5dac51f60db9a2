import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTyping, type Typing, untyped } from './typing.ts';

const letters = (phrases: readonly string[]): string[][] => phrases.map((phrase) => [...phrase]);

function play(phrases: readonly string[], steps: number): Array<[text: string, at: number]> {
  let typing: Typing = untyped;
  let at = 0;
  return Array.from({ length: steps }, () => {
    const [next, delay] = nextTyping(typing, letters(phrases));
    typing = next;
    at += delay;
    return [(phrases[next.phrase] ?? '').slice(0, next.shown), at];
  });
}

describe('typing phrases', () => {
  it('types a letter every 100 ms, rests 150 ms, deletes, and goes on with the next phrase for ever', () => {
    expect(play(['Hi', 'A'], 9)).toEqual([
      ['H', 100],
      ['Hi', 200],
      ['H', 350],
      ['', 450],
      ['', 550],
      ['A', 650],
      ['', 800],
      ['', 900],
      ['H', 1000],
    ]);
  });

  it('changes by one letter at most, and shows every phrase whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 4 }),
        (phrases) => {
          const length = phrases.reduce((sum, phrase) => sum + phrase.length * 2 + 1, 0);
          const texts = play(phrases, length).map(([text]) => text);
          for (const [index, text] of texts.entries()) {
            expect(Math.abs(text.length - (texts[index - 1]?.length ?? 0))).toBeLessThanOrEqual(1);
          }
          for (const phrase of phrases) expect(texts).toContain(phrase);
        },
      ),
    );
  });
});
