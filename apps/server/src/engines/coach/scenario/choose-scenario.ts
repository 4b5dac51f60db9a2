import { levels, type Scenario } from '@sayso/curriculum/scenario';
import type { Learner } from '../../ports.ts';
import { chance } from '../random.ts';

/** How far a level is from the learner's own; C2 has no scenarios of its own and takes those of C1. */
const distance = (scenario: Scenario, learner: Learner): number => {
  const own = levels.indexOf(learner.level === 'C2' ? 'C1' : learner.level);
  const given = levels.indexOf(scenario.level);
  // One that is too easy is better than one that is too hard.
  return given > own ? (given - own) * 1.5 : own - given;
};

/**
 * Chooses the scenario that suits a learner best: their level before all, then one that was not played, then their goal, then their topics.
 * @param played scenarios of this conversation and of earlier ones, the oldest first; one that was played long ago comes before one that was played lately
 */
export const chooseScenario = (
  scenarios: readonly Scenario[],
  learner: Learner,
  played: readonly string[],
  seed: string,
): string => {
  const last = played.at(-1);
  const scored = scenarios
    .filter(({ id }) => id !== last || scenarios.length === 1)
    .map((scenario) => {
      const topics = scenario.topics.filter((topic) => learner.topics.includes(topic)).length;
      const suits = (scenario.goal === learner.goal ? 2 : 0) + Math.min(topics, 2);
      const before = played.lastIndexOf(scenario.id);
      const fresh = before === -1 ? 100 : -before;
      const score = fresh - 400 * distance(scenario, learner) + 10 * suits;
      return { id: scenario.id, score, tie: chance(`${seed} ${scenario.id}`) };
    })
    .sort((one, other) => other.score - one.score || one.tie - other.tie);
  const [best] = scored;
  if (!best) throw new Error('The curriculum has no scenario.');
  return best.id;
};
