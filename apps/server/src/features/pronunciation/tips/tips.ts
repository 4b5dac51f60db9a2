import { diphthongs } from './diphthongs.ts';
import { flow } from './flow.ts';
import { fricatives } from './fricatives.ts';
import { sonorants } from './sonorants.ts';
import type { Sound } from './sound.ts';
import { stops } from './stops.ts';
import { vowels } from './vowels.ts';

/** Every sound of English as the dictionary writes it: 39. */
export const sounds: readonly Sound[] = [...fricatives, ...stops, ...sonorants, ...vowels, ...diphthongs];
const byName = new Map(sounds.map((one) => [one.sound, one]));

const asSentence = (how: string) => `${how.charAt(0).toUpperCase()}${how.slice(1)}.`;
/** The sound's name; without its example where that is the very word it is about. */
const nameBeside = ({ name }: Sound, word: string) => {
  const [bare = name, example] = name.split(/ (?:as )?in “|”/);
  return example === word.toLowerCase() ? bare : name;
};

type Weave = (word: string, name: string, how: string) => string;
const openings: readonly Weave[] = [
  (word, name, how) => `Let’s take “${word}” again, for ${name}. ${asSentence(how)}`,
  (word, name, how) => `You are close with “${word}”. For ${name}, ${how}.`,
  (word, name, how) => `To make “${word}” clearer, work on ${name}. ${asSentence(how)}`,
  (word, name, how) => `The word “${word}” needs ${name}. ${asSentence(how)}`,
];
const closings: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `Then say “${one}” and “${other}”, and hear the difference.`,
  (one, other) => `You hear it in “${one}”, but not in “${other}”.`,
  (one, other) => `Compare “${one}” with “${other}”, slowly.`,
];

/**
 * Advises on a sound: how to make the weak sound, and two words that differ in it alone; without one, something about rhythm,
 * stress, pace or linking. To be spoken.
 * @param weak the sound that was weakest, by its ARPAbet name without stress, and the word it was in
 * @param avoid the tip before this one: never answered again
 * @param random a number from 0 up to but not including 1
 */
export function adviseOn(
  weak: { readonly sound: string; readonly word: string } | null,
  avoid: string | null,
  random: () => number,
): string {
  const sound = weak === null ? undefined : byName.get(weak.sound);
  if (weak === null || sound === undefined)
    return pick(
      flow.filter((tip) => tip !== avoid),
      random,
    );
  const open = pick(openings, random);
  const close = pick(closings, random);
  const [one, other] = pick(sound.pairs, random);
  const tips = sound.how.map((how) => `${open(weak.word, nameBeside(sound, weak.word), how)} ${close(one, other)}`);
  return pick(
    tips.filter((tip) => tip !== avoid),
    random,
  );
}

/** A sound as people call it: `th as in “think”`. */
export const nameOfSound = (sound: string): string => byName.get(sound)?.name ?? `“${sound.toLowerCase()}”`;

/** Names the sound to listen for in a sentence that trains these sounds, without telling the sentence. */
export function hintFor(trained: readonly string[]): string {
  const ears = trained.flatMap((sound) => byName.get(sound)?.ear ?? []);
  if (ears.length === 0) return 'Listen for the words that are said most strongly.';
  return ears.map((ear, at) => (at === 0 ? `Listen for ${ear}.` : `Then for ${ear}.`)).join(' ');
}

/** One of a list that is not empty. */
function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}
