import { listTokens, normaliseSpeech } from '../words/normalise.ts';

/** A part of an utterance that may mean something by itself. */
export interface Clause {
  readonly text: string;
  /** It asks: by its mark, or by its first words. */
  readonly isQuestion: boolean;
}

const starts =
  "(?:i|i'm|i'd|i'll|you|we|he|she|it|it's|they|do|does|did|can|could|would|will|is|are|was|have|has|what|what's|where|where's|when|why|who|how|which|please)";
/** Where a new clause begins: after a mark, or at a joining word or a comma before a word that begins one. */
const joint = new RegExp(`(?<=[.?!;])\\s+|,?\\s+(?:and|but|so|because)\\s+(?=${starts}\\b)|,\\s+(?=${starts}\\b)`, 'i');

const asking =
  /^(?:(?:and|but|so|okay|ok|well|sorry|please|excuse me|wait|hey|dude|yes|no|by the way) )*(?:what|where|when|why|who|whose|how|which|is|are|was|were|do|does|did|can|could|would|will|should|may|must|have you|has|tell me|any)\b/;

const isQuestion = (text: string): boolean => /\?\s*$/.test(text) || asking.test(normaliseSpeech(text));

/** Splits an utterance into its clauses; a single one is the utterance itself. */
export const splitClauses = (said: string): readonly Clause[] =>
  said
    .split(joint)
    .map((text) => text.trim())
    .filter((text) => listTokens(text).length > 0)
    .map((text) => ({ text, isQuestion: isQuestion(text) }));
