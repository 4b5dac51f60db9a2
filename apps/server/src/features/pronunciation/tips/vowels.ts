import type { Sound } from './sound.ts';

/** One mouth shape from beginning to end. */
export const vowels: readonly Sound[] = [
  {
    sound: 'IY',
    name: 'the long ee in “see”',
    ear: 'the long ee, as in “see”',
    how: [
      'smile, push the front of your tongue high, and hold the sound a little longer',
      'spread your lips and keep them spread: this vowel is long and bright',
      'keep your jaw almost closed and your tongue tense and high',
    ],
    pairs: [
      ['sheep', 'ship'],
      ['leave', 'live'],
      ['seat', 'sit'],
    ],
  },
  {
    sound: 'IH',
    name: 'the short i in “sit”',
    ear: 'the short, relaxed i, as in “sit”',
    how: [
      'relax your lips and tongue, and keep the vowel short',
      'do not smile: let your jaw drop a little, and make it quick and lazy',
      'start from ee, then let your tongue fall a little and your face relax',
    ],
    pairs: [
      ['ship', 'sheep'],
      ['sit', 'seat'],
      ['fill', 'feel'],
    ],
  },
  {
    sound: 'EH',
    name: 'the short e in “bed”',
    ear: 'the short e, as in “bed”',
    how: [
      'open your mouth about as wide as one finger, and keep the vowel short',
      'keep your tongue in the middle at the front, and your lips relaxed',
      'do not open as far as for the a of “cat”: your jaw stays half closed',
    ],
    pairs: [
      ['bed', 'bad'],
      ['men', 'man'],
      ['pen', 'pain'],
    ],
  },
  {
    sound: 'AE',
    name: 'the a in “cat”',
    ear: 'the wide, open a, as in “cat”',
    how: [
      'drop your jaw, spread your lips, and keep your tongue low and at the front',
      'open wide, about two fingers, and give the vowel a little time',
      'smile and open your mouth at once, as if you bite into an apple',
    ],
    pairs: [
      ['bad', 'bed'],
      ['man', 'men'],
      ['cat', 'cut'],
    ],
  },
  {
    sound: 'AA',
    name: 'the open o in “hot”',
    ear: 'the open vowel, as in “hot”',
    how: [
      'drop your jaw far down, keep your tongue low, and leave your lips relaxed',
      'open your mouth as for the doctor, and do not make your lips round',
      'keep your tongue flat and low, and give the vowel a little time',
    ],
    pairs: [
      ['hot', 'hat'],
      ['cop', 'cup'],
      ['lock', 'luck'],
    ],
  },
  {
    sound: 'AH',
    name: 'the u in “cup”',
    ear: 'the short, relaxed vowel, as in “cup”',
    how: [
      'relax everything: lips, tongue and jaw, and let a short sound fall out',
      'keep your mouth half open and your tongue in the middle; where the word is not strong, it is only a very short breath of voice',
      'do not make your lips round, and keep it short and lazy',
    ],
    pairs: [
      ['cut', 'cat'],
      ['luck', 'lock'],
      ['fun', 'fan'],
    ],
  },
  {
    sound: 'AO',
    name: 'the aw in “law”',
    ear: 'the round aw, as in “law”',
    how: [
      'make your lips a little round, drop your jaw, and hold the vowel',
      'pull your tongue back and keep your lips still from beginning to end',
      'open your mouth like a tall egg, and let the sound be long',
    ],
    pairs: [
      ['bought', 'boat'],
      ['law', 'low'],
      ['walk', 'work'],
    ],
  },
  {
    sound: 'UH',
    name: 'the short oo in “book”',
    ear: 'the short oo, as in “book”',
    how: [
      'make your lips a little round, keep them relaxed, and keep the vowel short',
      'start from the oo of “food”, then relax your lips and make it shorter',
      'pull your tongue back a little and let go quickly',
    ],
    pairs: [
      ['pull', 'pool'],
      ['full', 'fool'],
      ['look', 'luck'],
    ],
  },
  {
    sound: 'UW',
    name: 'the long oo in “food”',
    ear: 'the long oo, as in “food”',
    how: [
      'push your lips forward into a small circle, and hold the vowel',
      'lift the back of your tongue, keep your lips tight and round, and make it long',
      'make lips as for a kiss, and keep them there until the sound is over',
    ],
    pairs: [
      ['pool', 'pull'],
      ['fool', 'full'],
      ['boot', 'boat'],
    ],
  },
  {
    sound: 'ER',
    name: 'the er in “bird”',
    ear: 'the er, as in “bird”, one sound with the r inside',
    how: [
      'make the vowel and the r at once: pull your tongue back and up, and hold it there',
      'make your lips a little round and keep your tongue off the roof of your mouth',
      'stay on one sound from beginning to end, as if a car hums past',
    ],
    pairs: [
      ['bird', 'bed'],
      ['work', 'walk'],
      ['turn', 'ten'],
    ],
  },
];
