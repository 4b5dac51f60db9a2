import type { Sound } from './sound.ts';

/** Made of air that rubs through a narrow gap, with and without voice. */
export const fricatives: readonly Sound[] = [
  {
    sound: 'TH',
    name: 'th as in “think”',
    ear: 'the soft th, as in “think”',
    how: [
      'let the tip of your tongue show a little between your teeth and blow, without your voice',
      'rest your tongue lightly on the edge of your top teeth, and let the air slide out softly',
      'hold a finger in front of your mouth: with the tongue between the teeth you feel a cool, quiet wind',
    ],
    pairs: [
      ['think', 'sink'],
      ['thin', 'tin'],
      ['three', 'free'],
      ['path', 'pass'],
    ],
  },
  {
    sound: 'DH',
    name: 'th as in “this”',
    ear: 'the th with a hum, as in “this”',
    how: [
      'put the tip of your tongue between your teeth and use your voice, so that the tongue tickles',
      'let your tongue touch the top teeth softly and hum through the gap, without stopping the air',
      'lay a hand on your throat and feel it shake while your tongue stays between your teeth',
    ],
    pairs: [
      ['then', 'den'],
      ['they', 'day'],
      ['breathe', 'breeze'],
      ['clothing', 'closing'],
    ],
  },
  {
    sound: 'F',
    name: 'f as in “five”',
    ear: 'the f, as in “five”',
    how: [
      'rest your top teeth on your lower lip and blow, without your voice',
      'keep your lips apart: only the lower lip meets the top teeth, and the air goes on and on',
      'bite your lower lip very gently and let a long, quiet stream of air out',
    ],
    pairs: [
      ['fan', 'van'],
      ['fine', 'pine'],
      ['fat', 'hat'],
    ],
  },
  {
    sound: 'V',
    name: 'v as in “very”',
    ear: 'the v, as in “very”, with the teeth on the lip',
    how: [
      'rest your top teeth on your lower lip and hum, so that the lip tickles',
      'do not close your lips: the teeth touch the lower lip, and the voice goes on',
      'begin with a long f and then switch your voice on, without moving lips or teeth',
    ],
    pairs: [
      ['very', 'berry'],
      ['vest', 'best'],
      ['vine', 'wine'],
      ['van', 'fan'],
    ],
  },
  {
    sound: 'S',
    name: 's as in “see”',
    ear: 'the sharp s, as in “see”',
    how: [
      'bring your teeth together, smile a little, and let the air hiss over the tip of your tongue',
      'keep the tip of your tongue just behind your teeth, never between them, and use no voice',
      'make the sound of a snake: long, sharp and without your voice',
    ],
    pairs: [
      ['sip', 'zip'],
      ['price', 'prize'],
      ['sea', 'she'],
      ['sink', 'think'],
    ],
  },
  {
    sound: 'Z',
    name: 'z as in “zoo”',
    ear: 'the z that buzzes like a bee, as in “zoo”',
    how: [
      'place your tongue as for s, just behind the teeth, and add your voice until it buzzes',
      'buzz like a bee, with your teeth together and a hand on your throat to feel it shake',
      'keep the voice on to the very end, and make the vowel before it a little longer',
    ],
    pairs: [
      ['zip', 'sip'],
      ['prize', 'price'],
      ['eyes', 'ice'],
    ],
  },
  {
    sound: 'SH',
    name: 'sh as in “she”',
    ear: 'the sh, as in “she”',
    how: [
      'push your lips forward, pull your tongue back a little and blow, as if you ask for silence',
      'round your lips and let a wide, soft stream of air pass, without your voice',
      'start from s, then move the tongue back and make your lips round',
    ],
    pairs: [
      ['she', 'see'],
      ['sheet', 'seat'],
      ['shop', 'chop'],
      ['wash', 'watch'],
    ],
  },
  {
    sound: 'ZH',
    name: 's as in “pleasure”',
    ear: 'the soft, humming s in the middle of “pleasure”',
    how: [
      'shape your mouth as for sh, with round lips, and add your voice',
      'hum through a wide, soft gap over your tongue, and do not touch the roof of your mouth',
      'say a long sh with a hand on your throat, then switch the voice on',
    ],
    pairs: [
      ['leisure', 'lesser'],
      ['lesion', 'legion'],
      ['closure', 'closer'],
    ],
  },
  {
    sound: 'HH',
    name: 'h as in “house”',
    ear: 'the h, as in “house”, which is only a breath',
    how: [
      'breathe out softly, as if you warm your hands, and go straight into the vowel',
      'leave your tongue and lips at rest: this sound is only a little air from the throat',
      'do not leave it out, and do not scratch: it is as light as a sigh',
    ],
    pairs: [
      ['hat', 'fat'],
      ['heat', 'seat'],
      ['hold', 'fold'],
    ],
  },
];
