/** What one learner said, a turn for each line. */
export interface LevelSample {
  readonly turns: readonly string[];
}

/** One line for each turn. */
export const sampleOf = (text: string): LevelSample => ({ turns: text.trim().split('\n') });
