import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAnswers, checkFlows, checkNotes } from '../../packages/curriculum/src/checks/asides.ts';
import { checkScenario, countUnseen } from '../../packages/curriculum/src/checks/check-scenario.ts';
import {
  listScenarioFiles,
  readAnswers,
  readFlows,
  readNotes,
  readScenario,
} from '../../packages/curriculum/src/reading/read.ts';

/** Checks the scenarios that are named, or all, with what is said beside them: `npm run scenarios -- FILE`. With `--read` it prints each join of two lines, to be read aloud. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { read: { type: 'boolean' } } });
const named = positionals.map((name) => resolve(process.env.INIT_CWD ?? '.', name));

/** Prints what follows each intent: a learner hears these lines in one breath. */
const printJoins = ({ beats, endings }) => {
  const begin = new Map([
    ...beats.map(({ id, coach }) => [id, coach]),
    ...Object.entries(endings).map(([id, { say }]) => [id, say]),
  ]);
  for (const beat of beats) {
    console.log(`\n${beat.id}\n  John: ${beat.coach.John.join(' / ')}\n  Daisy: ${beat.coach.Daisy.join(' / ')}`);
    for (const { id, heard, say, next } of beat.intents) {
      console.log(`  - ${id}: "${heard[0]}"`);
      for (const coach of ['John', 'Daisy']) {
        console.log(
          `      ${coach}: ${say ? `${say[coach].join(' / ')} + ` : ''}${begin.get(next)?.[coach].join(' / ')}`,
        );
      }
    }
  }
};

let faults = 0;
for (const file of named.length > 0 ? named : listScenarioFiles()) {
  try {
    const scenario = readScenario(file);
    const found = checkScenario(scenario);
    faults += found.length;
    const { all, right, wrong } = countUnseen(scenario);
    const percent = (count) => `${Math.round((100 * count) / all)} %`;
    console.log(
      `${found.length === 0 ? 'ok    ' : 'FAULTS'} ${scenario.id} (${scenario.level}): ${scenario.beats.length} beats; examples that were left out are recognised in ${percent(right)}, taken for another in ${percent(wrong)}`,
    );
    for (const fault of found) console.log(`  ${fault}`);
    if (values.read) printJoins(scenario);
  } catch (error) {
    faults += 1;
    console.log(`FAULTS ${error.message}`);
  }
}

const report = (name, count, found) => {
  faults += found.length;
  console.log(`${found.length === 0 ? 'ok    ' : 'FAULTS'} ${name}: ${count}`);
  for (const fault of found) console.log(`  ${fault}`);
};
if (named.length === 0) {
  const [notes, answers, flows] = [readNotes(), readAnswers(), readFlows()];
  report('notes', notes.length, checkNotes(notes));
  report('coaches', answers.length, checkAnswers(answers));
  report('flows', flows.length, checkFlows(flows));
}
process.exitCode = faults === 0 ? 0 : 1;
