import type { Sound } from './sound.ts';

/** Voice that flows round the tongue, past the lips or through the nose. */
export const sonorants: readonly Sound[] = [
  {
    sound: 'M',
    name: 'm as in “man”',
    ear: 'the m, as in “man”',
    how: [
      'close your lips and hum through your nose',
      'keep your lips together until the sound is over, also at the end of a word',
      'feel your lips and nose tickle while you hum, and only then open your mouth',
    ],
    pairs: [
      ['might', 'night'],
      ['some', 'sun'],
      ['seem', 'seen'],
    ],
  },
  {
    sound: 'N',
    name: 'n as in “no”',
    ear: 'the n, as in “no”',
    how: [
      'press the tip of your tongue behind your top teeth and hum through your nose, with your lips apart',
      'let the tip of your tongue reach the ridge behind the teeth, also at the end of a word',
      'hold the hum for a moment before your tongue lets go',
    ],
    pairs: [
      ['night', 'might'],
      ['sun', 'some'],
      ['thin', 'thing'],
    ],
  },
  {
    sound: 'NG',
    name: 'ng as in “sing”',
    ear: 'the ng, as in “sing”, with no g after it',
    how: [
      'lift the back of your tongue, leave its tip low, and hum through your nose',
      'stay on the hum to the end: no g and no k follows it',
      'open your mouth a little and hum as if you were thinking; the tip of your tongue rests behind the lower teeth',
    ],
    pairs: [
      ['sing', 'sin'],
      ['thing', 'thin'],
      ['wing', 'win'],
    ],
  },
  {
    sound: 'L',
    name: 'l as in “light”',
    ear: 'the l, as in “light”',
    how: [
      'press the tip of your tongue behind your top teeth, and let your voice flow round its sides',
      'keep your lips relaxed and the tip of your tongue up until the sound is over',
      'touch the ridge behind the teeth and stay there for a moment: for this sound the tongue touches, for r it does not',
    ],
    pairs: [
      ['light', 'right'],
      ['glass', 'grass'],
      ['long', 'wrong'],
    ],
  },
  {
    sound: 'R',
    name: 'r as in “red”',
    ear: 'the r, as in “red”, with a tongue that touches nothing',
    how: [
      'pull your tongue back and up without touching anything, and make your lips a little round',
      'do not roll it: the tip of your tongue hangs free in the middle of your mouth',
      'begin with round lips, as for w, and curl your tongue back while you use your voice',
    ],
    pairs: [
      ['right', 'light'],
      ['grass', 'glass'],
      ['wrong', 'long'],
    ],
  },
  {
    sound: 'W',
    name: 'w as in “we”',
    ear: 'the w, as in “we”, with round lips',
    how: [
      'make a small circle with your lips, as for a kiss, and open them into the vowel',
      'keep your teeth away from your lip: only round lips and your voice make this sound',
      'start from oo, as in “two”, and slide quickly into the next vowel',
    ],
    pairs: [
      ['wine', 'vine'],
      ['west', 'vest'],
      ['wet', 'vet'],
    ],
  },
  {
    sound: 'Y',
    name: 'y as in “yes”',
    ear: 'the y, as in “yes”',
    how: [
      'start from ee, with your tongue high and your lips in a smile, and slide into the vowel',
      'do not let your tongue touch the roof of your mouth: it only comes close',
      'keep it short and soft, with your voice on from the start',
    ],
    pairs: [
      ['yet', 'jet'],
      ['yellow', 'jello'],
      ['use', 'juice'],
    ],
  },
];
