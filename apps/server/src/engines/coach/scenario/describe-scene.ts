import type { Talk, TalkScene } from '../../ports.ts';
import type { ScenarioEngine } from './scenario-engine.ts';

/** Describes where the scene of a conversation stands after its turns. */
export const describeScene = ({ curriculum, replay }: ScenarioEngine, talk: Talk): TalkScene => {
  const { reply, recasts } = replay(talk);
  const { play } = reply;
  const scenario = curriculum.find(play.scenarioId);
  if (!scenario) throw new Error(`The scenario ${play.scenarioId} is not in the curriculum.`);
  const hints = scenario.beats.find(({ id }) => id === play.at)?.hints;
  return {
    id: scenario.id,
    title: scenario.title,
    place: scenario.place,
    steps: scenario.mission.map(({ id, text }) => ({ id, text, done: play.steps.includes(id) })),
    hint: hints && play.staying === null ? { idea: hints.idea, keyWords: hints.key, sentence: hints.sentence } : null,
    isOver: play.isOver,
    recasts: recasts.map(({ turnId, recast: { said, better, note } }) => ({ turnId, said, better, note })),
  };
};
