import type { LevelGroup } from '../level-group.ts';

/**
 * One question in the words of each group of levels. `{title}`, `{company}` and the like stand for what the job’s text
 * says; a question whose places cannot be filled is not asked.
 */
export type Question = Readonly<Record<LevelGroup, string>>;
/** A question in its three wordings, from the simplest. */
export const question = (A: string, B: string, C: string): Question => ({ A, B, C });
