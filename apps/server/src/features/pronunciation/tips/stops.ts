import type { Sound } from './sound.ts';

/** Made by stopping the air and letting it go, at once or with a hiss. */
export const stops: readonly Sound[] = [
  {
    sound: 'P',
    name: 'p as in “pen”',
    ear: 'the p with its puff of air, as in “pen”',
    how: [
      'close your lips, and let them open with a small puff of air and no voice',
      'hold a piece of paper in front of your lips: it should jump',
      'press your lips together, wait, and let the air burst out before the vowel begins',
    ],
    pairs: [
      ['pie', 'buy'],
      ['pack', 'back'],
      ['pine', 'fine'],
    ],
  },
  {
    sound: 'B',
    name: 'b as in “bad”',
    ear: 'the b, as in “bad”, with both lips closed',
    how: [
      'close both lips fully, hum for a moment, and let them open without a puff',
      'keep your teeth away from your lip: only the two lips meet, and the voice is on from the start',
      'press your lips together and start your voice before you open them',
    ],
    pairs: [
      ['berry', 'very'],
      ['best', 'vest'],
      ['buy', 'pie'],
    ],
  },
  {
    sound: 'T',
    name: 't as in “ten”',
    ear: 'the clear t, as in “ten”',
    how: [
      'touch the ridge behind your top teeth with the tip of your tongue, and let go with a puff of air',
      'keep your tongue off the teeth, a little further back, and use no voice',
      'stop the air fully with the tip of your tongue, then let it burst out, quick and light',
    ],
    pairs: [
      ['town', 'down'],
      ['time', 'dime'],
      ['tank', 'thank'],
    ],
  },
  {
    sound: 'D',
    name: 'd as in “day”',
    ear: 'the d, as in “day”',
    how: [
      'touch the ridge behind your top teeth with the tip of your tongue and use your voice as you let go',
      'stop the air fully for a moment: the tongue is behind the teeth, never between them',
      'let your voice go on to the end, and make the vowel before it a little longer',
    ],
    pairs: [
      ['down', 'town'],
      ['day', 'they'],
      ['seed', 'seat'],
    ],
  },
  {
    sound: 'K',
    name: 'k as in “cat”',
    ear: 'the k, as in “cat”',
    how: [
      'lift the back of your tongue to the roof of your mouth, and let it go with a puff and no voice',
      'keep the tip of your tongue low, and stop the air far back in your mouth',
      'let a small burst of air out before the vowel begins',
    ],
    pairs: [
      ['coat', 'goat'],
      ['back', 'bag'],
      ['class', 'glass'],
    ],
  },
  {
    sound: 'G',
    name: 'g as in “go”',
    ear: 'the g, as in “go”',
    how: [
      'lift the back of your tongue to the roof of your mouth and use your voice as you let go',
      'keep the voice on to the end, and give the vowel before it a little more time',
      'feel your throat shake while the back of your tongue stops the air',
    ],
    pairs: [
      ['goat', 'coat'],
      ['bag', 'back'],
      ['glass', 'class'],
    ],
  },
  {
    sound: 'CH',
    name: 'ch as in “chair”',
    ear: 'the ch, as in “chair”, which starts like a t',
    how: [
      'start with your tongue as for t, then let go into sh, with round lips and no voice',
      'stop the air first and release it with a short, strong hiss, like a sneeze',
      'push your lips forward and keep it short: first a stop, then the air',
    ],
    pairs: [
      ['chair', 'share'],
      ['watch', 'wash'],
      ['cheap', 'jeep'],
    ],
  },
  {
    sound: 'JH',
    name: 'j as in “job”',
    ear: 'the j, as in “job”, which starts like a d',
    how: [
      'start with your tongue as for d, then let go with round lips and your voice on',
      'stop the air first: the tongue touches the roof of your mouth before the hum begins',
      'say ch with a hand on your throat, then add your voice until the throat shakes',
    ],
    pairs: [
      ['jeep', 'cheap'],
      ['joke', 'choke'],
      ['jet', 'yet'],
    ],
  },
];
