/** How likely a word is left out, or said twice, before anything is heard. */
const chances = { skip: 1e-4, again: 1e-3 };

/**
 * Writes the grammar of a reading, as JSGF: each word once, or left out, or said again.
 * The model adds pauses and noises between them by itself.
 */
export function writeGrammar(words: readonly string[]): string {
  const steps = words.map((word) => `( /1/ ${word} | /${chances.again}/ ${word} ${word} | /${chances.skip}/ <NULL> )`);
  return `#JSGF V1.0;\ngrammar reading;\npublic <reading> = ${steps.join(' ')};`;
}
