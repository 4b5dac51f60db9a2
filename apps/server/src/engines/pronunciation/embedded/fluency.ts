import { isBetween } from './match.ts';
import type { HeardWord } from './model.ts';

/** A pause shorter than this belongs to speech; frames of 10 ms. */
const breath = 25;
/** Sounds a second below which a reading is slow; people read aloud at 10 to 14. */
const slow = 7;
/** Score that each repeated word costs. */
const stumble = 0.05;

const countFrames = ({ sounds }: HeardWord): number => sounds.reduce((sum, { frames }) => sum + frames, 0);

/** How fluent a reading was, 0 to 1: pauses inside it, how quick its sounds come, and how often the reader stumbled. */
export function computeFluency(heard: readonly HeardWord[], repeats: number): number {
  const isWord = heard.map((word) => !isBetween(word));
  const reading = heard.slice(isWord.indexOf(true), isWord.lastIndexOf(true) + 1);
  const words = reading.filter((word) => !isBetween(word));
  const pauses = reading.filter(isBetween).map((pause) => Math.max(0, countFrames(pause) - breath));
  const speaking = words.reduce((sum, word) => sum + countFrames(word), 0);
  if (speaking === 0) return 0;
  const sounds = words.reduce((sum, word) => sum + word.sounds.length, 0);
  const flow = speaking / (speaking + pauses.reduce((sum, frames) => sum + frames, 0));
  const pace = Math.min(1, sounds / (speaking / 100) / slow);
  return Math.max(0, flow * pace - stumble * repeats);
}
