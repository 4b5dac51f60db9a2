import { correctedSentences } from '@sayso/api/contract/corrected-sentences';
import {
  type ChatMessage,
  createLanguageModel,
  delimited,
  type LanguageModelConfig,
} from '../../language-model/complete.ts';
import { type Coach, EngineUnavailable, type Talk, type Turn } from '../../ports.ts';
import { mostFrequent } from '../describe-mistakes.ts';
import { describePlace } from '../scenario/play-state.ts';
import type { ScenarioEngine } from '../scenario/scenario-engine.ts';
import { describeScene } from './describe-scene.ts';
import { describeEarlierTalks } from './earlier-talks.ts';
import { findFaults } from './guard.ts';
import { describeLearner, fillPrompt, levelGuides, personas, prompts } from './prompts.ts';
import { spoken } from './spoken.ts';

/** How much of a conversation the model sees: the last turns, and of these the last characters. */
const mostTurns = 24;
const mostCharacters = 8000;
/** Longest answer that is read, in characters. */
const longestAnswer = 2000;

/** The last turns that fit. */
export function recent(turns: readonly Turn[]): readonly Turn[] {
  let room = mostCharacters;
  const kept: Turn[] = [];
  for (const turn of turns.slice(-mostTurns).toReversed()) {
    room -= turn.text.length;
    if (room < 0 && kept.length > 0) break;
    kept.unshift({ ...turn, text: turn.text.slice(0, mostCharacters) });
  }
  return kept;
}

const system = ({ coach, learner }: Talk, scene: string): ChatMessage => ({
  role: 'system',
  content: fillPrompt(prompts.coach, {
    coach,
    persona: personas[coach],
    learner: describeLearner(learner),
    level: learner.level,
    level_guide: levelGuides[learner.level] ?? '',
    earlier_talks: describeEarlierTalks(learner.earlierTalks),
    scene,
  }),
});
const asMessage = ({ role, text }: Turn): ChatMessage =>
  role === 'coach' ? { role: 'assistant', content: text } : { role: 'user', content: delimited('learner_said', text) };
const asLine = ({ role, text }: Turn): string => `${role === 'coach' ? 'Coach' : 'Learner'}: ${text}`;

/**
 * A coach who is a language model. The scenario is its brief, and a guard stands between it and the learner: an answer that breaks a rule is not
 * said, and the embedded coach answers instead. Every call throws EngineUnavailable when the model gives no usable answer.
 * @param findEngine gives the scenario engine, which is made when it is first needed
 * @param embedded chooses scenarios, opens them, and sums up where nothing was said
 */
export function createModelCoach(
  config: LanguageModelConfig,
  embedded: Coach,
  findEngine: () => Promise<ScenarioEngine>,
): Coach {
  const model = createLanguageModel(config);
  const say = async (messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> =>
    spoken(await model.complete(messages, longestAnswer, signal));

  /** Has the model speak in the scene, and says nothing that breaks a rule. @throws EngineUnavailable */
  const speakInScene = async (talk: Talk, messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> => {
    const engine = await findEngine();
    const text = await say([system(talk, describeScene(engine, talk)), ...messages], signal);
    const faults = findFaults(text, talk, engine);
    if (faults.length === 0) return text;
    throw new EngineUnavailable(`The language model's answer was not said: ${faults.join('; ')}.`);
  };
  const reply: Coach['reply'] = (talk, signal) => speakInScene(talk, recent(talk.turns).map(asMessage), signal);
  return {
    about: { kind: 'provider', name: `${config.model} at ${model.host}`, note: '' },
    chooseScenario: (talk, signal) => embedded.chooseScenario(talk, signal),
    scene: (talk, signal) => embedded.scene(talk, signal),
    async greet(talk, signal) {
      const line = await speakInScene(talk, [{ role: 'user', content: prompts.greet }], signal);
      const { curriculum, replay } = await findEngine();
      const scenario = curriculum.find(replay({ ...talk, turns: [] }).reply.play.scenarioId);
      return scenario ? `${describePlace(scenario, talk.coach)} ${line}` : line;
    },
    reply,
    async recap(talk, corrections, signal) {
      const own = talk.turns.filter(({ role }) => role === 'user');
      // The prompt names the number of mistakes, which is not known then.
      const isUnknown = talk.isUnchecked === true && corrections.length === 0;
      if (own.length === 0 || isUnknown) return embedded.recap(talk, corrections, signal);
      const words = own.flatMap(({ text }) => text.match(/[\p{L}\p{N}'’]+/gu) ?? []).length;
      const values = {
        coach: talk.coach,
        level: talk.learner.level,
        turns: own.length,
        words,
        sentences: correctedSentences(corrections).length,
      };
      const text = recent(talk.turns).map(asLine).join('\n');
      return say(
        [
          { role: 'system', content: fillPrompt(prompts.recap, values) },
          { role: 'user', content: delimited('talk', text) },
        ],
        signal,
      );
    },
    async tip(talk, corrections, signal) {
      const sentences = correctedSentences(corrections);
      const [most] = mostFrequent(sentences);
      if (!most) return embedded.tip(talk, corrections, signal);
      const values = {
        coach: talk.coach,
        persona: personas[talk.coach],
        level: talk.learner.level,
        category: most.category,
      };
      // The first sentence heads the list of mistakes beside the tip: another one says more.
      const others = most.sentences.filter((sentence) => sentence !== sentences[0]);
      const text = (others.length > 0 ? others : most.sentences).slice(0, 5).map(({ said, better, mistakes }) => {
        const why = mistakes.find(({ category }) => category === most.category)?.explanations.join(' ') ?? '';
        return `Said: ${said}\nBetter: ${better}\nWhy: ${why}`;
      });
      return say(
        [
          { role: 'system', content: fillPrompt(prompts.tip, values) },
          { role: 'user', content: delimited('corrections', text.join('\n\n')) },
        ],
        signal,
      );
    },
    drillTip({ coach, learner, weakWords, difficulty, advice }, signal) {
      const values = { coach, persona: personas[coach], level: learner.level };
      const facts = [
        `Hardest sound: ${difficulty ?? 'none stands out'}`,
        `Hard words: ${weakWords.map(({ word }) => word).join(', ') || 'none'}`,
        `Advice: ${advice}`,
      ];
      return say(
        [
          { role: 'system', content: fillPrompt(prompts.drillTip, values) },
          { role: 'user', content: delimited('drill', facts.join('\n')) },
        ],
        signal,
      );
    },
    async check(signal) {
      const learner = { firstName: null, level: 'B1', goal: null, topics: [] } as const;
      const turns = [{ role: 'user', text: 'Hello, I like football.' }] as const;
      const messages = [system({ coach: 'John', learner, turns, seed: 'check', scenario: null }, 'A short greeting.')];
      return `answered “${await say([...messages, ...turns.map(asMessage)], signal)}”`;
    },
    close: async () => undefined,
  };
}
