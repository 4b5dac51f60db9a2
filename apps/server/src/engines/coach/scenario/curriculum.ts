import type { Answer, Flow, Note, Turns } from '@sayso/curriculum/asides';
import { listCandidates } from '@sayso/curriculum/candidates';
import { splitClauses } from '@sayso/curriculum/clauses';
import { createFlowFinder } from '@sayso/curriculum/flows';
import { createRecogniser, type Recogniser } from '@sayso/curriculum/matching';
import { createNoteFinder } from '@sayso/curriculum/notes';
import type { Content } from '@sayso/curriculum/read';
import type { Scenario } from '@sayso/curriculum/scenario';
import { normaliseSpeech } from '@sayso/curriculum/words';

/** Everything that a play is made from, prepared once. */
export interface Curriculum {
  readonly scenarios: readonly Scenario[];
  find(id: string): Scenario | undefined;
  /** Recognises the intents of a beat and the questions that are answered everywhere. */
  recogniserOf(scenario: Scenario, beatId: string): Recogniser;
  flow(id: string): Flow | undefined;
  readonly findFlow: (said: string) => Flow | null;
  readonly findNote: (said: string) => Note | null;
  /** The coach's answer to a question about itself, and how sure it is that this was asked; null where nothing was. */
  readonly findAnswer: (said: string) => FoundAnswer | null;
  readonly turns: Turns;
}

/** A coach's answer to a question about itself. */
export interface FoundAnswer {
  readonly answer: Answer;
  readonly confidence: number;
}

/** Asks the coach for something without a question. */
const demands = /^(?:please )?(?:tell|say|sing|talk)\b/;

/** How sure it must be that a question is about the coach: it is none of what the scenario expects. */
const sureOfAnswer = 0.76;

/** Prepares what is taught for the talks of learners. */
export const createCurriculum = ({ scenarios, answers, notes, flows, turns }: Content): Curriculum => {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const recognisers = new Map<string, Recogniser>();
  const aboutCoach = createRecogniser(answers);
  const answerById = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    scenarios,
    find: (id) => byId.get(id),
    recogniserOf: (scenario, beatId) => {
      const key = `${scenario.id} ${beatId}`;
      const known = recognisers.get(key);
      if (known) return known;
      const beat = scenario.beats.find(({ id }) => id === beatId);
      const made = createRecogniser(beat ? listCandidates(scenario, beat) : []);
      recognisers.set(key, made);
      return made;
    },
    flow: (id) => flows.find((flow) => flow.id === id),
    findFlow: createFlowFinder(flows),
    findNote: createNoteFinder(notes),
    findAnswer: (said) => {
      // “I live in Madrid” is told, not asked.
      if (!splitClauses(said).some(({ isQuestion }) => isQuestion) && !demands.test(normaliseSpeech(said))) return null;
      const [best] = aboutCoach.rank(said);
      const answer = best && best.confidence >= sureOfAnswer ? answerById.get(best.id) : undefined;
      return best && answer ? { answer, confidence: best.confidence } : null;
    },
    turns,
  };
};
