/** A word as it was said. */
export interface ScoredSentenceWord {
  word: string;
  /** 0 to 1; null when it could not be judged; left out when it was not judged at all, and then nothing is drawn. */
  score?: number | null;
  /** It stands against the word before it, as `known` does in `well-known`. */
  joined?: boolean;
}
