import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { type Answer, answer, type Flow, flow, type Note, note, type Turns, turns } from '../schema/aside.ts';
import { type Scenario, scenario } from '../schema/scenario.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/** A file of content that cannot be used; the message names the file, the place in it, and what is wrong. */
export class BadContent extends Error {}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

/** Reads one file of content against its schema. @throws BadContent */
export const readContent = <Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> => {
  const name = relative(content, file);
  let raw: unknown;
  try {
    raw = load(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadContent(`${name} is no YAML: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const read = v.safeParse(schema, raw);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new BadContent(`${name} does not fit its schema:\n${faults.join('\n')}`);
};

/** Reads one scenario. @throws BadContent */
export const readScenario = (file: string): Scenario => readContent(scenario, file);

/** Paths of all scenarios, in alphabetical order. */
export const listScenarioFiles = (): readonly string[] => listFiles(join(content, 'scenarios'));

/** Reads all scenarios. @throws BadContent */
export const readScenarios = (): readonly Scenario[] => listScenarioFiles().map(readScenario);

const readList = <Schema extends v.GenericSchema>(schema: Schema, folder: string): readonly v.InferOutput<Schema>[] =>
  listFiles(join(content, folder)).flatMap((file) => readContent(v.array(schema), file));

/** Reads the answers to questions about English. @throws BadContent */
export const readNotes = (): readonly Note[] => readList(note, 'notes');

/** Reads the coaches' answers to questions about themselves. @throws BadContent */
export const readAnswers = (): readonly Answer[] => readList(answer, 'coaches');

/** Reads what is said at any time, in the order in which it is tried. @throws BadContent */
export const readFlows = (): readonly Flow[] => readList(flow, 'flows');

/** Reads what the coach says between the parts of a scenario. @throws BadContent */
export const readTurns = (): Turns => readContent(turns, join(content, 'turns.yaml'));

/** Everything that is taught. */
export interface Content {
  readonly scenarios: readonly Scenario[];
  readonly answers: readonly Answer[];
  readonly notes: readonly Note[];
  readonly flows: readonly Flow[];
  readonly turns: Turns;
}

/** Reads everything that is taught; it takes seconds of processor time. @throws BadContent */
export const readAll = (): Content => ({
  scenarios: readScenarios(),
  answers: readAnswers(),
  notes: readNotes(),
  flows: readFlows(),
  turns: readTurns(),
});
