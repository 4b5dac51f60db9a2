import type { Scenario } from '../schema/scenario.ts';
import { spellNumber } from './normalise.ts';

const placeholder = /\{([a-z0-9-]+)(?:\|([^|{}]+)\|([^|{}]+))?\}/g;

/** Names of the slots that a text has places for. `{turns}` is counted by the program. */
export const listPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name ?? '').filter((name) => name !== 'turns');

/** All values that a slot may take. */
export const listValues = (slot: Scenario['slots'][string]): readonly string[] => {
  if (typeof slot !== 'string') return slot;
  const [from = 0, to = 0] = (slot.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => spellNumber(from + index));
};

/**
 * Fills the places of a text: `{drink}` with the value, `{nights|night|nights}` with the value and the noun that fits it. `one night`, `two nights`.
 * Null where a value is missing: such a text must not be said.
 */
export const fillSlots = (text: string, values: ReadonlyMap<string, string>): string | null => {
  let isComplete = true;
  const filled = text.replaceAll(placeholder, (_, name: string, singular?: string, plural?: string) => {
    const value = values.get(name);
    if (value === undefined) isComplete = false;
    if (!singular || !plural) return value ?? '';
    return `${value} ${value === 'one' || value === '1' ? singular : plural}`;
  });
  return isComplete ? filled : null;
};
