/** A coach's knowledge of one sound. */
export interface Sound {
  /** ARPAbet without stress. */
  readonly sound: string;
  /** The name of the sound for learners, with a word that has it: `th as in “think”`. */
  readonly name: string;
  /** The thing to listen for: follows “Listen for”. */
  readonly ear: string;
  /** How to make it, each in another way, as something to do: follows “To say it,”. Without the stop at its end. */
  readonly how: readonly [string, string, string, ...string[]];
  /** Two words that differ in this sound alone; the first one has it. */
  readonly pairs: readonly (readonly [string, string])[];
}
