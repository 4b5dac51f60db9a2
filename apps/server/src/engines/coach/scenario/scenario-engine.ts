import type { Content } from '@sayso/curriculum/read';
import type { Talk } from '../../ports.ts';
import { type Curriculum, createCurriculum } from './curriculum.ts';
import { createReplayer, type Replay } from './replay.ts';

/** The curriculum, and what plays talks from it. */
export interface ScenarioEngine {
  readonly curriculum: Curriculum;
  /** Plays a conversation: any process that knows the turns comes to the same answer. */
  replay(talk: Talk): Replay;
}

/** Creates the scenario engine. */
export const createScenarioEngine = (content: Content): ScenarioEngine => {
  const curriculum = createCurriculum(content);
  return { curriculum, replay: createReplayer(curriculum) };
};
