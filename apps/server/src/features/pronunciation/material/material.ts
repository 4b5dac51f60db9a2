import type { EnglishLevel, Topic } from '@sayso/api/contract/values';
import { a1 } from './a1.ts';
import { a2 } from './a2.ts';
import { b1 } from './b1.ts';
import { b2 } from './b2.ts';
import { c1 } from './c1.ts';
import { c2 } from './c2.ts';
import type { Row } from './row.ts';

/** A sentence to say aloud, within the 6 s of a recording. */
export interface PracticeSentence {
  /** An id that no other sentence has or will have. */
  readonly id: string;
  readonly level: EnglishLevel;
  readonly text: string;
  /** Null for everyday life. */
  readonly topic: Topic | null;
  /** The sounds that it trains: one to three sounds by their ARPAbet names without stress, that it is rich in. */
  readonly sounds: readonly string[];
}

const levels: readonly (readonly [EnglishLevel, readonly Row[]])[] = [
  ['A1', a1],
  ['A2', a2],
  ['B1', b1],
  ['B2', b2],
  ['C1', c1],
  ['C2', c2],
];

/** Everything there is to practise, the easiest level first. */
export const material: readonly PracticeSentence[] = levels.flatMap(([level, rows]) =>
  rows.map(([id, topic, text, sounds]) => ({ id, level, text, topic, sounds: sounds.split(' ') })),
);
