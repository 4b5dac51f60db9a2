import * as v from 'valibot';
import type { AssessedWord } from '../../engines/ports.ts';

const heardWord = v.object({
  word: v.string(),
  score: v.number(),
  sure: v.boolean(),
  error: v.picklist(['none', 'omission', 'mispronunciation']),
  sounds: v.array(v.object({ sound: v.string(), score: v.number() })),
});
/** A word as it was said, the way it is kept. Scores are 0 to 1. */
export type HeardWord = v.InferOutput<typeof heardWord>;

const stored = v.pipe(v.string(), v.parseJson(), v.array(heardWord));

/** Reads words as they are kept. */
export const heardWordsIn = (text: string): readonly HeardWord[] => v.parse(stored, text);

/** The stored part of words: without their place in a recording that is not kept. */
export const toHeardWords = (words: readonly AssessedWord[]): readonly HeardWord[] =>
  words.map(({ word, score, sure, error, sounds }) => ({
    word,
    score,
    sure,
    error,
    sounds: sounds.map(({ sound, score: of }) => ({ sound, score: of })),
  }));

/** The words that count. */
export const selectSure = (words: readonly HeardWord[]): readonly HeardWord[] => words.filter(({ sure }) => sure);
