import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences, toSpeakable, withoutMarkup } from './speakable.ts';

describe('a text that is to be said', () => {
  it.each([
    ['tags', '<b>Well</b> done', 'Well done'],
    ['marks of Markdown', '**Well** done, `friend`', 'Well done, friend'],
    ['lists', '- one\n- two', 'one two'],
    ['links', '[our page](https://example.com/x)', 'our page'],
    ['bare addresses', 'Look at https://example.com/a?b=c now', 'Look at a link now'],
    ['entities', 'salt &amp; pepper, it&#39;s', "salt and pepper, it's"],
  ])('loses %s', (_, text, said) => {
    expect(withoutMarkup(text)).toBe(said);
  });

  it('is given to flite in the letters it knows', () => {
    expect(toSpeakable('It’s Zoë’s café – “nice”… 👍')).toBe('It\'s Zoe\'s cafe, "nice"...');
  });

  it('is empty when there is nothing to say', () => {
    expect(toSpeakable('👍 …')).toBe('');
  });
});

describe('splitting into sentences', () => {
  it('splits where a sentence ends, and nowhere else', () => {
    const text = 'Hello, Anna! Mr. Smith paid 3.50 at 7 p.m. for coffee. "Really?" she asked. Yes';
    expect(splitSentences(text)).toEqual([
      'Hello, Anna!',
      'Mr. Smith paid 3.50 at 7 p.m. for coffee.',
      '"Really?" she asked.',
      'Yes',
    ]);
  });

  it('keeps every word in its order, in parts of at most 220 characters', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}[.,!?]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), (words) => {
        const parts = splitSentences(words.join(' '));
        expect(parts.join(' ').split(' ').filter(Boolean)).toEqual(words);
        expect(Math.max(0, ...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
      }),
    );
  });
});
