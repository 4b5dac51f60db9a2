import { listTaught } from '../schema/list-taught.ts';
import type { Lines } from '../schema/parts.ts';
import type { Scenario } from '../schema/scenario.ts';
import { listPlaceholders } from '../words/slots.ts';

const unsayable = /[()[\]{}*_#<>/\\;—–…%&+=@]|\.\.\.|:$|\s-\s/;
const withoutSlots = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, 'two');

const listSpoken = (scenario: Scenario): readonly (readonly [string, Lines])[] => [
  ...scenario.beats.flatMap((beat): (readonly [string, Lines])[] => [
    [`${beat.id} coach`, beat.coach],
    ...beat.intents.flatMap(({ id, say }): (readonly [string, Lines])[] => (say ? [[`${beat.id} ${id}`, say]] : [])),
    [`${beat.id} nothing-fits 1`, beat.nothingFits.again],
    [`${beat.id} nothing-fits 2`, beat.nothingFits.offer],
    [`${beat.id} nothing-fits 3`, beat.nothingFits.model],
  ]),
  ...scenario.asksBack.map(({ ask, answer }): readonly [string, Lines] => [`asks-back ${ask}`, answer]),
  ...Object.entries(scenario.endings).map(([id, { say }]): readonly [string, Lines] => [`ending ${id}`, say]),
];

/** Slots that may be filled somewhere in a scenario. */
const listFilled = (scenario: Scenario): ReadonlySet<string> =>
  new Set(scenario.beats.flatMap(({ intents }) => intents.flatMap(({ fills }) => fills)));

/** Finds lines that cannot be spoken, that ask two things, that stand there twice, or that need a value which may be missing. */
export const checkLines = (scenario: Scenario): readonly string[] => {
  const faults: string[] = [];
  const filled = listFilled(scenario);
  for (const name of filled) if (!scenario.slots[name]) faults.push(`slots: "${name}" is filled, but has no list.`);
  for (const { where, text, kind } of listTaught(scenario)) {
    for (const name of listPlaceholders(text)) {
      if (!filled.has(name)) faults.push(`${where}: {${name}} is filled by no intent: "${text}"`);
    }
    if (kind === 'read') continue;
    if (unsayable.test(withoutSlots(text))) faults.push(`${where}: this cannot be said aloud: "${text}"`);
    if (kind !== 'part' && !/[.!?]["”]?$/.test(text)) faults.push(`${where}: a sentence must end: "${text}"`);
    if (kind === 'spoken') {
      const questions = text.match(/\?/g)?.length ?? 0;
      // A short answer in the form of a question ("You'd like tea?") may stand before the question itself.
      if (questions > 2) faults.push(`${where}: more than two questions in one line: "${text}"`);
      if ((text.match(/!/g)?.length ?? 0) > 1) faults.push(`${where}: one exclamation mark is enough: "${text}"`);
    }
  }
  for (const [where, { John, Daisy }] of listSpoken(scenario)) {
    for (const [coach, said] of Object.entries({ John, Daisy })) {
      if (said.every((text) => listPlaceholders(text).length > 0)) {
        faults.push(`${where}: ${coach} needs a variant without a slot, for a value that was not heard.`);
      }
    }
  }
  const [first] = scenario.beats;
  for (const coach of ['John', 'Daisy'] as const) {
    if ((first?.coach[coach].length ?? 0) < 2) faults.push(`${first?.id}: ${coach} needs two ways to begin.`);
  }
  for (const { id, coach } of scenario.beats) {
    if (coach.John.some((text) => coach.Daisy.includes(text))) faults.push(`${id} coach: John and Daisy must differ.`);
  }
  const said = listSpoken(scenario).map(([where, { John, Daisy }]) => ({
    where,
    texts: [...new Set([...John, ...Daisy])],
  }));
  const seen = new Map<string, string>();
  for (const { where, texts } of said) {
    for (const text of texts) {
      const before = seen.get(text);
      if (before) faults.push(`${where}: the same line stands in ${before}: "${text}"`);
      seen.set(text, where);
    }
  }
  return faults;
};

/** Sentences of at least eight words that are said in two scenarios; shorter ones (“What can I do for you?”) belong to everyone. */
export const findTwins = (scenarios: readonly Scenario[]): readonly string[] => {
  const seen = new Map<string, string>();
  return scenarios.flatMap((scenario) => {
    const own = new Set(
      listSpoken(scenario)
        .flatMap(([, { John, Daisy }]) => [...John, ...Daisy])
        .flatMap((text) => text.split(/(?<=[.!?])\s+/))
        .filter((text) => text.split(' ').length >= 8),
    );
    const twins = [...own].flatMap((text) => {
      const before = seen.get(text);
      return before ? [`${scenario.id} and ${before}: "${text}"`] : [];
    });
    for (const text of own) seen.set(text, scenario.id);
    return twins;
  });
};
