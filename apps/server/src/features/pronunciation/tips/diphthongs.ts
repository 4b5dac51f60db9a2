import type { Sound } from './sound.ts';

/** Vowels that move from one mouth shape to another. */
export const diphthongs: readonly Sound[] = [
  {
    sound: 'EY',
    name: 'the ay in “day”',
    ear: 'the ay, as in “day”, which moves',
    how: [
      'begin with the e of “bed” and glide up to ee, with your lips ending in a smile',
      'let the vowel move: your jaw closes a little while you say it',
      'give it time: it is two vowels in one, and the first one is stronger',
    ],
    pairs: [
      ['late', 'let'],
      ['pain', 'pen'],
      ['date', 'debt'],
    ],
  },
  {
    sound: 'AY',
    name: 'the i in “time”',
    ear: 'the i, as in “time”, which opens and closes',
    how: [
      'open your mouth wide, then glide up to ee and let your lips smile',
      'start with a low tongue and a dropped jaw, and close slowly',
      'give it time: it begins as in “father” and ends as in “see”',
    ],
    pairs: [
      ['time', 'tame'],
      ['like', 'lake'],
      ['right', 'rate'],
    ],
  },
  {
    sound: 'AW',
    name: 'the ow in “now”',
    ear: 'the ow, as in “now”, which ends in round lips',
    how: [
      'open wide, then close your lips into a small circle',
      'begin with a low tongue and a dropped jaw, and end with round lips',
      'let the vowel travel: from an open mouth to the lips of oo, without a stop',
    ],
    pairs: [
      ['town', 'tone'],
      ['loud', 'load'],
      ['now', 'no'],
    ],
  },
  {
    sound: 'OW',
    name: 'the o in “go”',
    ear: 'the o, as in “go”, which ends in round lips',
    how: [
      'begin with your lips a little round and make the circle smaller while you speak',
      'let the vowel move towards oo: it does not stay in one place',
      'give it time, and finish with small, round lips',
    ],
    pairs: [
      ['boat', 'bought'],
      ['low', 'law'],
      ['coat', 'cut'],
    ],
  },
  {
    sound: 'OY',
    name: 'the oy in “boy”',
    ear: 'the oy, as in “boy”, from round lips to a smile',
    how: [
      'start with round lips, and glide into a smile',
      'begin low and at the back, as in “law”, and end high and at the front, as in “see”',
      'let both parts be heard, the first one longer, without a stop between them',
    ],
    pairs: [
      ['boy', 'bay'],
      ['toy', 'tie'],
      ['coin', 'cone'],
    ],
  },
];
