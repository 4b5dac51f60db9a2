import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionary } from '../../../testing/dictionary.ts';
import { material } from '../material/material.ts';
import { adviseOn, hintFor, nameOfSound, sounds } from './tips.ts';
import { unsure } from './unsure.ts';

const names = sounds.map(({ sound }) => sound);
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** More random numbers than a tip takes. */
const chances = fc.array(chance, { minLength: 8, maxLength: 8 });
const drawing = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const weak = fc.record({
  sound: fc.constantFrom(...names),
  word: fc.constantFrom('think', 'I’m', 'usually', 'responsibilities'),
});
const sentencesIn = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
/** Characters that a voice can speak. */
const speakable = /^[A-Za-z ,;:.’'“”]+$/;

describe('a tip', () => {
  it('speaks of the word, in one to three sentences short enough to be listened to', () => {
    fc.assert(
      fc.property(weak, chances, (one, numbers) => {
        const tip = adviseOn(one, null, drawing(numbers));
        expect(tip).toContain(`“${one.word}”`);
        expect(tip).toMatch(speakable);
        expect(sentencesIn(tip)).toBeGreaterThanOrEqual(1);
        expect(sentencesIn(tip)).toBeLessThanOrEqual(3);
        expect(tip.length).toBeGreaterThan(60);
        expect(tip.length).toBeLessThan(300);
      }),
    );
  });

  it('is never the one before, whatever chance says', () => {
    fc.assert(
      fc.property(fc.option(weak, { nil: null }), chances, fc.nat(3), (one, numbers, more) => {
        let before: string | null = null;
        for (let turn = 0; turn < 2 + more; turn += 1) {
          const tip: string = adviseOn(one, before, drawing(numbers));
          expect(tip).not.toBe(before);
          before = tip;
        }
      }),
    );
  });

  it('is about rhythm, stress, pace or linking when no sound was weak, or one that is unknown', () => {
    fc.assert(
      fc.property(chances, (numbers) => {
        const tip = adviseOn(null, null, drawing(numbers));
        expect(tip).toMatch(/strong|link|breath|beat|fall|longer|short|pace/);
        expect(tip).toMatch(speakable);
        expect(adviseOn({ sound: 'SIL', word: 'think' }, null, drawing(numbers))).toBe(tip);
      }),
    );
  });

  it('where too little was heard praises nothing and blames nothing, and can be said of one sentence and of many', () => {
    for (const tip of unsure) {
      expect(tip).toMatch(/hear|microphone/);
      expect(tip).not.toMatch(/clear and|well done|good|nice|sentence|drill|again/i);
      expect(tip).toMatch(speakable);
      expect(sentencesIn(tip)).toBeLessThanOrEqual(3);
      expect(tip.length).toBeGreaterThan(60);
      expect(tip.length).toBeLessThan(300);
    }
    expect(new Set(unsure).size).toBeGreaterThanOrEqual(4);
  });

  it('names the sound, by its example only where that is another word', () => {
    fc.assert(
      fc.property(chances, (numbers) => {
        expect(adviseOn({ sound: 'TH', word: 'third' }, null, drawing(numbers))).toContain('th as in “think”');
        expect(adviseOn({ sound: 'TH', word: 'Think' }, null, drawing(numbers))).not.toContain('th as in');
        expect(adviseOn({ sound: 'IY', word: 'see' }, null, drawing(numbers))).toMatch(/the long ee[.,]/);
      }),
    );
  });

  it('has another way to say the same: three or more for every sound', () => {
    for (const { sound, how } of sounds) expect([sound, new Set(how).size >= 3]).toEqual([sound, true]);
  });
});

describe('the sounds', () => {
  it('are all those of the dictionary, each once', () => {
    const spoken = new Set([...dictionary().values()].flat().flatMap((said) => said.split(' ')));
    expect(names.toSorted()).toEqual([...spoken].toSorted());
  });

  it('have pairs of words that differ in that sound alone', () => {
    const differ = (sound: string, one: string, other: string) =>
      (dictionary().get(one) ?? []).some((said) =>
        (dictionary().get(other) ?? []).some((unlike) => {
          const [left, right] = [said.split(' '), unlike.split(' ')];
          const apart = left.filter((own, at) => own !== right[at]);
          return left.length === right.length && apart.length === 1 && apart[0] === sound;
        }),
      );
    const wrong = sounds.flatMap(({ sound, pairs }) =>
      pairs.filter(([one, other]) => !differ(sound, one, other)).map((pair) => `${sound} ${pair.join(' ')}`),
    );
    expect(wrong).toEqual([]);
    expect(sounds.filter(({ pairs }) => pairs.length < 3)).toEqual([]);
  });

  it('are called by a word in which they are heard', () => {
    for (const { sound, name, ear } of sounds) {
      const word = /“(\w+)”/.exec(name)?.[1] ?? '';
      expect([
        word,
        dictionary()
          .get(word)
          ?.some((said) => said.split(' ').includes(sound)),
      ]).toEqual([word, true]);
      expect(ear).toContain(`“${word}”`);
    }
    expect(nameOfSound('TH')).toBe('th as in “think”');
    expect(nameOfSound('SIL')).toBe('“sil”');
  });
});

describe('a hint', () => {
  it('says what to listen for, each sound once', () => {
    expect(hintFor(['TH'])).toBe('Listen for the soft th, as in “think”.');
    expect(hintFor(['W', 'V'])).toBe(
      'Listen for the w, as in “we”, with round lips. Then for the v, as in “very”, with the teeth on the lip.',
    );
    expect(hintFor([])).toBe('Listen for the words that are said most strongly.');
  });

  it('is there for every practice sentence', () => {
    for (const { sounds: trained } of material) {
      expect(hintFor(trained)).toMatch(/^Listen for the /);
      expect(sentencesIn(hintFor(trained))).toBe(trained.length);
    }
  });
});
