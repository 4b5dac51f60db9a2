import { findRank } from '@sayso/curriculum/frequency';
import { describe, expect, it } from 'vitest';
import { measureFeatures } from './features.ts';
import { countStructures } from './structures.ts';
import { listWords } from './words.ts';

describe('the words of a turn', () => {
  it('are what was said, without fillers and signs', () => {
    expect(listWords('Um, I don’t… erm, know – 7 cats!')).toEqual(['i', "don't", 'know', 'cats']);
  });

  it.each(['(no answer)', '(timeout)', ' (heard but unclear) ', '', '...'])('are none in “%s”', (text) => {
    expect(listWords(text)).toEqual([]);
  });
});

describe('how common a word is', () => {
  it('is counted with its base form', () => {
    expect(findRank('walked')).toBe(Math.min(findRank('walk') ?? 0, findRank('walked') ?? 0));
    expect(findRank('the')).toBeLessThan(10);
    expect(findRank('meticulous') ?? 0).toBeGreaterThan(5000);
  });

  it('is not known of names and of words that are never said', () => {
    expect([findRank('zofia'), findRank('xqzzt')]).toEqual([null, null]);
  });
});

describe('the structures of a text', () => {
  it.each([
    ['I like tea. My dog is big. I go to school.', 0],
    ['I stayed at home because it rained.', 1],
    ['I have never been there.', 1],
    ['The house was built in June.', 1],
    ['The man who lives here is a cook.', 1],
    ['If I had known, I would have called.', 4],
  ])('in “%s” are %i', (text, count) => {
    expect(countStructures(text)).toBe(count);
  });
});

describe('what is measured', () => {
  const said = (text: string, mistakes = 0) => ({ text, mistakes });

  it('leaves out turns in which nothing was heard', () => {
    const turns = [said('I like tea very much.'), said('My cat likes fish.', 1)];
    expect(measureFeatures([...turns, said('(no answer)'), said('(timeout)')])).toEqual(measureFeatures(turns));
  });

  it('does not grow with a text that goes on in the same way', () => {
    const text = 'In the morning I drink coffee and then my brother takes the bus to his work. '.repeat(8);
    const [one, two] = [measureFeatures([said(text)]), measureFeatures([said(text), said(text)])];
    expect(two.rareWords).toBeCloseTo(one.rareWords);
    expect(two.structures).toBeCloseTo(one.structures);
    expect(two.variety).toBeCloseTo(one.variety, 0);
  });
});
