/** What a coach knows of one sound. */
export interface Sound {
  /** ARPAbet without stress. */
  readonly sound: string;
  /** As people call it, with a word to hear it in: `th as in “think”`. */
  readonly name: string;
  /** What to listen for: follows “Listen for”. */
  readonly ear: string;
  /** How to make it, each in another way, as something to do: follows “To say it,”. Without the stop at its end. */
  readonly how: readonly [string, string, string, ...string[]];
  /** Two words that differ in this sound alone; the first one has it. */
  readonly pairs: readonly (readonly [string, string])[];
}
