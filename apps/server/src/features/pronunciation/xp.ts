import { goodScore } from './scores.ts';

/** “Needs work” begins here. */
const needsWorkScore = 0.5;

/**
 * XP of one phrase. Ten for a good one, so that a drill of five good phrases reaches the badge of 50; half where it needs
 * work, and something for having tried. Where the engine could tell nothing the learner gets the half: it is not their fault.
 * @param average 0 to 1; null where too few words are sure.
 */
export const xpForPhrase = (average: number | null): number => {
  if (average === null) return 5;
  if (average >= goodScore) return 10;
  return average >= needsWorkScore ? 5 : 2;
};
