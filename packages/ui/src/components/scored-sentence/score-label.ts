/** Labels of scores; `Not sure` is for a word that was not heard well enough to judge. */
export type ScoreLabel = 'Excellent' | 'Good' | 'Needs work' | 'Try again' | 'Not sure';

/** The labels from best to worst, each with the lowest score that earns it. */
const steps = [
  ['Excellent', 0.85],
  ['Good', 0.7],
  ['Needs work', 0.5],
] as const;

/**
 * Finds the label of a score: from 0.85 Excellent, from 0.7 Good, from 0.5 Needs work, below that Try again.
 * @param score 0 to 1; null when it could not be judged
 */
export function scoreLabel(score: number | null): ScoreLabel {
  if (score === null || Number.isNaN(score)) return 'Not sure';
  return steps.find(([, from]) => score >= from)?.[0] ?? 'Try again';
}

/** A score as people read it: `82%`. */
export const scorePercent = (score: number): string => `${Math.round(score * 100)}%`;
