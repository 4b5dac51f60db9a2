/** The big line on the stage, and a quieter one that says what to do. */
export interface Status {
  readonly line: string;
  readonly hint: string;
  /** The learner has something to do that only the hint tells. */
  readonly hintNeeded?: true;
}
