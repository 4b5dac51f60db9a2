import type { Intent, Scenario } from '@sayso/curriculum/scenario';
import { listValues } from '@sayso/curriculum/slots';
import { listTokens } from '@sayso/curriculum/words';

const contains = (tokens: readonly string[], words: readonly string[]): boolean =>
  tokens.some((_, start) => words.every((word, index) => tokens[start + index] === word));

/** Finds the words of the slots that an intent fills: only values of the authors' lists, heard as they are written. */
export const findSlots = (scenario: Scenario, intent: Intent, said: string): ReadonlyMap<string, string> => {
  const tokens = listTokens(said);
  const found = intent.fills.flatMap((name) => {
    const values = listValues(scenario.slots[name] ?? [])
      .map((value) => ({ value, words: listTokens(value) }))
      .filter(({ words }) => contains(tokens, words))
      .sort((one, other) => other.words.length - one.words.length);
    const [longest, second] = values;
    // “Two or three nights”: nothing is claimed where two values were heard.
    const isSure = longest && (!second || longest.words.join(' ').includes(second.words.join(' ')));
    return isSure ? [[name, longest.value] as const] : [];
  });
  return new Map(found);
};
