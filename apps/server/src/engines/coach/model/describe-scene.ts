import type { Talk } from '../../ports.ts';
import type { ScenarioEngine } from '../scenario/scenario-engine.ts';

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The scenario as a language model is told it: the place, its role, what is done and what is open, and the facts that its author wrote. */
export const describeScene = ({ curriculum, replay }: ScenarioEngine, talk: Talk): string => {
  const { play } = replay(talk).reply;
  const scenario = curriculum.find(play.scenarioId);
  if (!scenario) return 'A free talk.';
  const open = scenario.mission.filter(({ id }) => !play.steps.includes(id)).map(({ text }) => text);
  const beat = scenario.beats.find(({ id }) => id === play.at);
  return [
    `${scenario.title}. ${scenario.place} You are ${scenario.role[talk.coach]}.`,
    `Open steps of the learner's mission:\n${list(open.length > 0 ? open : ['none: bring the scene to a kind end'])}`,
    `Facts, if the learner asks:\n${list(scenario.asksBack.flatMap(({ answer }) => answer[talk.coach].slice(0, 1)))}`,
    beat ? `Its author would say next: “${beat.coach[talk.coach][0] ?? ''}”` : 'The scene is over.',
  ].join('\n\n');
};
