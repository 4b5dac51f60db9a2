/** The utterances of one learner, one a line. */
export interface LevelSample {
  readonly turns: readonly string[];
}

/** One line for each turn. */
export const createSample = (text: string): LevelSample => ({ turns: text.trim().split('\n') });
