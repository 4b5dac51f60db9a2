import type { Coach, Talk } from '../../ports.ts';
import { EngineUnavailable } from '../../ports.ts';
import { adviseOn } from '../describe-mistakes.ts';
import { chooseScenario } from '../scenario/choose-scenario.ts';
import { describeScene } from '../scenario/describe-scene.ts';
import { findNextStep, writeRecap } from '../scenario/recap.ts';
import type { ScenarioEngine } from '../scenario/scenario-engine.ts';
import { drillTipOf } from './drill-tip.ts';

const rehearsal: Talk = {
  coach: 'Daisy',
  learner: { firstName: null, level: 'B1', goal: null, topics: ['Sports'] },
  turns: [],
  seed: 'check',
  scenario: null,
};

const nothingSaid = 'There was nothing to give a tip on this time. Say one sentence about your day, and we begin.';
const moreToFind = 'I found no mistakes that I am sure of, well done. I do not find everything, so keep going.';

/**
 * The coach who plays the scenarios of the curriculum: no language model, no key, no network. What it says depends on the conversation alone.
 * @param findEngine gives the scenario engine, which is made when it is first needed
 */
export function createEmbeddedCoach(findEngine: () => Promise<ScenarioEngine>): Coach {
  const unlessStopped = async <T>(signal: AbortSignal, use: (engine: ScenarioEngine) => T): Promise<T> => {
    signal.throwIfAborted();
    const engine = await findEngine();
    signal.throwIfAborted();
    return use(engine);
  };
  const answer = (talk: Talk) => (engine: ScenarioEngine) => engine.replay(talk).reply.text;
  return {
    about: {
      kind: 'embedded',
      name: 'Scenarios',
      note: 'A simple program, not a person: it plays scenes that teachers wrote, and understands what fits them.',
    },
    chooseScenario: ({ learner, seed }, signal) =>
      unlessStopped(signal, ({ curriculum }) =>
        chooseScenario(curriculum.scenarios, learner, learner.playedScenarios ?? [], seed),
      ),
    scene: (talk, signal) => unlessStopped(signal, (engine) => describeScene(engine, talk)),
    greet: (talk, signal) => unlessStopped(signal, answer({ ...talk, turns: [] })),
    reply: (talk, signal) => unlessStopped(signal, answer(talk)),
    recap: (talk, corrections, signal) => unlessStopped(signal, (engine) => writeRecap(engine, talk, corrections)),
    tip: (talk, corrections, signal) =>
      unlessStopped(signal, (engine) => {
        const advice = adviseOn(corrections);
        if (advice !== null) return advice;
        const next = findNextStep(engine, talk);
        if (next === null) return nothingSaid;
        return talk.isUnchecked ? next : `${moreToFind} ${next}`;
      }),
    drillTip: (drill, signal) => unlessStopped(signal, () => drillTipOf(drill)),
    async check(signal) {
      const greeting = await unlessStopped(signal, answer(rehearsal));
      if (!greeting.includes('?')) throw new EngineUnavailable(`The coach asked nothing: “${greeting}”`);
      return `answered “${greeting}”`;
    },
    close: async () => undefined,
  };
}
