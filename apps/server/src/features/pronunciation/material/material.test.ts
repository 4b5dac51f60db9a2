import { englishLevels, topics } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import { dictionary } from '../../../testing/dictionary.ts';
import { material } from './material.ts';

/** The sounds that learners find hard: every level trains each of them with several sentences. */
const hard = 'TH DH R L V W B P IH IY AE EH AH AA UH UW SH CH JH ZH NG ER HH'.split(' ');
/** Fewest and most words of a sentence: an A1 learner says about one a second, a C2 learner more than two. */
const lengths = { A1: [4, 7], A2: [5, 10], B1: [6, 11], B2: [7, 12], C1: [8, 13], C2: [9, 14] } as const;

const splitWords = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];
/** How often a sound is said in a sentence, by words. */
const wordsWith = (sound: string, text: string) =>
  splitWords(text).filter((word) => dictionary().get(word)?.[0]?.split(' ').includes(sound)).length;

describe('the practice sentences', () => {
  it('are no two alike, and no two of one name', () => {
    expect(new Set(material.map(({ id }) => id)).size).toBe(material.length);
    expect(new Set(material.map(({ text }) => splitWords(text).join(' '))).size).toBe(material.length);
  });

  it('can be read aloud as they stand: words, and the signs of a sentence', () => {
    const wrong = material.filter(({ text }) => !/^[A-Z][A-Za-z' ,;]+[.?!]$/.test(text) || /[A-Z]{2}/.test(text));
    expect(wrong).toEqual([]);
  });

  it('hold only words that the dictionary knows how to say', () => {
    const unknown = material.flatMap(({ text }) => splitWords(text)).filter((word) => !dictionary().has(word));
    expect(unknown).toEqual([]);
  });

  it('say each sound they train in two words at least, in one where it is as rare as in “usual”', () => {
    const poor = material.flatMap(({ id, text, sounds }) =>
      sounds.filter((sound) => wordsWith(sound, text) < (sound === 'ZH' ? 1 : 2)).map((sound) => `${id} ${sound}`),
    );
    expect(poor).toEqual([]);
    expect(material.filter(({ sounds }) => sounds.length > 3)).toEqual([]);
  });

  describe.each(englishLevels)('of %s', (level) => {
    const own = material.filter((sentence) => sentence.level === level);

    it('are enough for nine drills, and about every topic', () => {
      expect(own.length).toBeGreaterThanOrEqual(44);
      for (const topic of topics) expect(own.filter((one) => one.topic === topic).length).toBeGreaterThanOrEqual(2);
    });

    it('train every hard sound three times at least', () => {
      const rare = hard.filter((sound) => own.filter(({ sounds }) => sounds.includes(sound)).length < 3);
      expect(rare).toEqual([]);
    });

    it('fit into a recording of 6 s', () => {
      const [fewest, most] = lengths[level];
      const wrong = own.filter(({ text }) => splitWords(text).length < fewest || splitWords(text).length > most);
      expect(wrong).toEqual([]);
    });
  });
});
