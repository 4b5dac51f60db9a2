/** How a score is called (spec §5); `Not sure` is what was not heard well enough to judge. */
export type ScoreLabel = 'Excellent' | 'Good' | 'Needs work' | 'Try again' | 'Not sure';

/** The labels from best to worst, each with the lowest score that earns it. */
const steps = [
  ['Excellent', 0.85],
  ['Good', 0.7],
  ['Needs work', 0.5],
] as const;

/**
 * The label of a score (spec §5).
 * @param score 0 to 1; null when it could not be judged
 */
export function scoreLabel(score: number | null): ScoreLabel {
  if (score === null || Number.isNaN(score)) return 'Not sure';
  return steps.find(([, from]) => score >= from)?.[0] ?? 'Try again';
}

/** A score as people read it: `82%`. */
export const scorePercent = (score: number): string => `${Math.round(score * 100)}%`;
