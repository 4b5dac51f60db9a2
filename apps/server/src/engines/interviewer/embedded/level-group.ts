import type { EnglishLevel } from '@sayso/api/contract/values';

/** The three groups of levels that share their questions: A1 and A2, B1 and B2, C1 and C2. */
export type LevelGroup = 'A' | 'B' | 'C';

/** Finds the group of a level. */
export const groupOf = (level: EnglishLevel): LevelGroup =>
  level.startsWith('A') ? 'A' : level.startsWith('B') ? 'B' : 'C';
