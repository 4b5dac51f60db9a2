import { listCandidates } from '../matching/candidates.ts';
import { createRecogniser } from '../matching/match.ts';
import type { Scenario } from '../schema/scenario.ts';

/** Finds model answers, choices and examples that are not recognised as what they are. */
export const checkIntents = (scenario: Scenario): readonly string[] =>
  scenario.beats.flatMap((beat) => {
    const faults: string[] = [];
    const { recognise, rank } = createRecogniser(listCandidates(scenario, beat));
    const describe = (said: string): string =>
      rank(said)
        .slice(0, 2)
        .map(({ id, confidence }) => `${id} ${confidence.toFixed(2)}`)
        .join(', ');
    const expect = (said: string, id: string, where: string): void => {
      const found = recognise(said);
      if (found.type === 'match' && found.best.id === id) return;
      faults.push(`${beat.id} ${where}: "${said}" should be recognised as ${id}, and is: ${describe(said)}.`);
    };
    const intents = new Set(beat.intents.map(({ id }) => id));
    for (const [id, said] of Object.entries(beat.model)) {
      if (!intents.has(id)) faults.push(`${beat.id} model: there is no intent "${id}".`);
      else expect(said, id, 'model');
    }
    if (Object.keys(beat.model).length === 0) faults.push(`${beat.id}: a model answer is missing.`);
    if (!Object.values(beat.model).includes(beat.hints.sentence)) {
      faults.push(`${beat.id} hints: the sentence must be one of the model answers.`);
    }
    for (const choice of beat.nothingFits.choices) {
      const found = recognise(choice);
      if (found.type !== 'match' || !intents.has(found.best.id)) {
        faults.push(`${beat.id} choices: "${choice}" is not recognised as one intent: ${describe(choice)}.`);
      }
    }
    for (const { id, heard } of beat.intents) for (const said of heard) expect(said, id, `heard of ${id}`);
    return faults;
  });

/** How many examples are still recognised when each in turn is left out: an estimate for learners' words that no author wrote. */
export const countUnseen = (
  scenario: Scenario,
): { readonly all: number; readonly right: number; readonly wrong: number } => {
  const count = { all: 0, right: 0, wrong: 0 };
  for (const beat of scenario.beats) {
    const candidates = listCandidates(scenario, beat);
    for (const { id, heard } of beat.intents) {
      for (const said of heard) {
        const rest = candidates.map((one) => ({ ...one, heard: one.heard.filter((other) => other !== said) }));
        const found = createRecogniser(rest).recognise(said);
        count.all += 1;
        if (found.type !== 'match') continue;
        if (found.best.id === id) count.right += 1;
        else count.wrong += 1;
      }
    }
  }
  return count;
};
