import type { Scenario } from '../schema/scenario.ts';
import { normaliseSpeech } from '../words/normalise.ts';
import { listPlaceholders, listValues } from '../words/slots.ts';

/** A text with each place filled with the first value of its slot, for patterns that must or must not find it. */
export const fillFirst = (scenario: Scenario, text: string): string =>
  text.replaceAll(/\{([a-z0-9-]+)(?:\|[^|{}]+\|([^|{}]+))?\}/g, (whole, name: string, plural?: string) => {
    const slot = scenario.slots[name];
    if (!slot) return whole;
    const values = listValues(slot);
    return plural ? `${values.at(-1)} ${plural}` : (values[0] ?? whole);
  });

/** Finds recasts that miss their mistake, or that would correct what is right. */
export const checkRecasts = (scenario: Scenario): readonly string[] => {
  const faults: string[] = [];
  for (const beat of scenario.beats) {
    const right = [...Object.values(beat.model), ...beat.nothingFits.choices];
    for (const recast of beat.recasts) {
      const where = `${beat.id} recast "${recast.when}"`;
      let pattern: RegExp;
      try {
        pattern = new RegExp(recast.when);
      } catch {
        faults.push(`${where}: this is no regular expression.`);
        continue;
      }
      const finds = (text: string): boolean => pattern.test(normaliseSpeech(fillFirst(scenario, text)));
      if (recast.when !== normalisePattern(recast.when))
        faults.push(`${where}: write it in small letters, as it is heard.`);
      if ('ok' in recast) continue;
      if (!finds(recast.said)) faults.push(`${where}: it does not find its own example "${recast.said}".`);
      if (finds(recast.better)) faults.push(`${where}: it also finds what is right: "${recast.better}".`);
      for (const fine of [...recast.fine, ...right]) {
        if (finds(fine)) faults.push(`${where}: it would correct "${fine}", which is right.`);
      }
      const filled = new Set(beat.intents.flatMap(({ fills }) => fills));
      for (const name of [...listPlaceholders(recast.aside), ...listPlaceholders(recast.better)]) {
        if (!filled.has(name)) faults.push(`${where}: {${name}} is filled by no intent of this beat.`);
      }
    }
  }
  return faults;
};

/** A pattern is compared with small letters; classes such as `\S` keep theirs. */
const normalisePattern = (pattern: string): string =>
  pattern.replaceAll(/\\?[A-Z]/g, (letter) => (letter.startsWith('\\') ? letter : letter.toLowerCase()));
