import type { Category } from '../category.ts';

/** A sentence as learners say it, the category of its mistake, and every sentence that would be right. */
export type Sample = readonly [said: string, category: Category, ...better: readonly [string, ...string[]]];
