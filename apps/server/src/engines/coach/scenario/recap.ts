import type { Correction } from '@sayso/api/contract/conversation';
import { correctedSentences } from '@sayso/api/contract/corrected-sentences';
import type { Scenario } from '@sayso/curriculum/scenario';
import { listTokens } from '@sayso/curriculum/words';
import type { Talk } from '../../ports.ts';
import { countCorrected } from '../describe-mistakes.ts';
import type { Play } from './play-state.ts';
import type { ScenarioEngine } from './scenario-engine.ts';

const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Whether the learner said these words, in this order, somewhere in the scenario. */
const hasUsed = (play: Play, words: string): boolean => {
  const wanted = ` ${listTokens(words).join(' ')} `;
  return play.heard.some((text) => ` ${listTokens(text).join(' ')} `.includes(wanted));
};

const isTrue = (condition: string, play: Play, scenario: Scenario): boolean => {
  if (condition === 'all steps') return scenario.mission.every(({ id }) => play.steps.includes(id));
  if (condition === 'no hint') return play.models === 0 && play.steps.length > 0;
  const space = condition.indexOf(' ');
  const [kind, rest] = [condition.slice(0, space), condition.slice(space + 1)];
  return kind === 'step' ? play.steps.includes(rest) : hasUsed(play, rest.replaceAll('"', ''));
};

const describe = (play: Play, scenario: Scenario): string => {
  const { mission, title } = scenario;
  const turns = play.heard.length;
  const done = mission.filter(({ id }) => play.steps.includes(id));
  if (done.length === mission.length)
    return `In “${title}” you did all ${mission.length} steps, in ${times(turns, 'turn')}.`;
  if (done.length === 0) return `You began “${title}” and said something ${times(turns, 'time')}.`;
  return `In “${title}” you did ${done.length} of ${mission.length} steps, in ${times(turns, 'turn')}.`;
};

/** Praise in the words of the author of the scenario, and true: each sentence has a condition that was checked. */
const praise = (play: Play, scenario: Scenario): readonly string[] =>
  scenario.wellDone
    .filter((one) => one.if !== 'all steps' && isTrue(one.if, play, scenario))
    .map(({ say }) => say.replaceAll('{turns}', String(play.heard.length)));

const played = ({ curriculum, replay }: ScenarioEngine, talk: Talk) =>
  replay(talk).plays.flatMap((play) => {
    const scenario = curriculum.find(play.scenarioId);
    return scenario && play.heard.length > 0 ? [{ play, scenario }] : [];
  });

/** Two to four sentences on what the learner did; every number is counted. */
export const writeRecap = (engine: ScenarioEngine, talk: Talk, corrections: readonly Correction[]): string => {
  const scenes = played(engine, talk);
  if (scenes.length === 0)
    return 'We did not get to talk this time. Start again whenever you like, one sentence is enough.';
  const sentences = correctedSentences(corrections);
  return [
    ...scenes.slice(0, 2).map(({ play, scenario }) => describe(play, scenario)),
    ...scenes.flatMap(({ play, scenario }) => praise(play, scenario)).slice(0, 1),
    sentences.length > 0 ? countCorrected(sentences) : talk.isUnchecked ? '' : 'I found no mistakes that I am sure of.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The next thing to try where no mistake was found: a step that is still open, with a sentence for it, or what is the custom there. */
export const findNextStep = (engine: ScenarioEngine, talk: Talk): string | null => {
  const last = played(engine, talk).at(-1);
  if (!last) return null;
  const { play, scenario } = last;
  const open = scenario.mission.find(({ id }) => !play.steps.includes(id));
  if (!open) return `You did the whole scene. ${scenario.culture}`;
  const model = scenario.beats
    .flatMap((beat) => beat.intents.map((intent) => ({ does: intent.does, sentence: beat.model[intent.id] })))
    .find(({ does, sentence }) => does.includes(open.id) && sentence !== undefined)?.sentence;
  const step = `One step of “${scenario.title}” is still open: ${open.text.charAt(0).toLowerCase()}${open.text.slice(1).replace(/\.$/, '')}.`;
  return model ? `${step} You can say: “${model}”` : step;
};
