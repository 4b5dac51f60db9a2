import type { Scenario } from '../schema/scenario.ts';
import { checkIntents } from './intents.ts';
import { checkLevel } from './level.ts';
import { checkLines } from './lines.ts';
import { checkPaths } from './paths.ts';
import { checkRecasts } from './recasts.ts';

export { countUnseen } from './intents.ts';
export { findTwins } from './lines.ts';

/** Finds what is wrong with a scenario, a sentence for each fault; empty for a good one. What means something is judged by people. */
export const checkScenario = (scenario: Scenario): readonly string[] => {
  const paths = checkPaths(scenario);
  // Names that lead nowhere make all other findings noise.
  if (paths.length > 0) return paths;
  return [...checkLines(scenario), ...checkIntents(scenario), ...checkRecasts(scenario), ...checkLevel(scenario)];
};
