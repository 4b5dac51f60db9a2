import { readFileSync } from 'node:fs';

/** The difference between a recording of the evaluation set and its sentence. */
export type Kind =
  | 'right'
  | 'quiet'
  | 'clipped start'
  | 'noisy'
  | 'repeated word'
  | 'replaced'
  | 'half replaced'
  | 'dropped'
  | 'sound changed'
  | 'another sentence'
  | 'silence'
  | 'noise alone';

/** One recording of the evaluation set: who says what, and what should have been said. */
export interface Item {
  /** A name in `voices`. */
  readonly voice: string;
  readonly kind: Kind;
  readonly sentence: string;
  /** The words that are said instead; empty for no speech. */
  readonly said: string;
  /** Which word of the sentence is wrong or missing, from 0; null where none is, or more than one. */
  readonly wrong: number | null;
}

/** The recordings of the evaluation set, in the order in which each voice reads. */
export const readManifest = (): readonly Item[] =>
  JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'));
