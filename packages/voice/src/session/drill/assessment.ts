import type { Draft, DrillMemory, Evaluation, SavedPhrase } from './kind.ts';
import type { DrillResult } from './snapshot.ts';

const mean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** Share of the words that must be sure. Below it, an average would be a guess at the other words. */
const fewestSure = 0.5;

/** Makes the result of a phrase, before there is a tip. */
export const toResult = ({ words, approximate = false }: Evaluation): DrillResult => {
  const sure = words.filter((word) => word.sure !== false);
  const isKnown = sure.length >= words.length * fewestSure;
  return { words, average: isKnown ? mean(sure.map(({ score }) => score)) : null, approximate, tip: null };
};

/** The name by which the server knows the drill. */
const toDrillId = ({ name, drill }: DrillMemory): string => `${name}-${drill}`;

/** Whether the learner looks at the result of this phrase. */
export const isOnScreen = (memory: DrillMemory, { phrase }: Draft): boolean =>
  phrase.drill_id === toDrillId(memory) && phrase.phrase_count === memory.phrasesDone;

/** Adds the tip that has come to the result; an empty one where none will. */
export const showTip = (memory: DrillMemory, tip: string): DrillMemory =>
  memory.result ? { ...memory, result: { ...memory.result, tip } } : memory;

/** The stored form of the phrase that was just evaluated. Words that the engine is not sure of count only where there are no others. */
export const toSaved = (memory: DrillMemory, target: string, transcript: string, result: DrillResult): SavedPhrase => ({
  target,
  transcript,
  scores: result.words.filter(({ sure }) => sure !== false).map(({ word, score }) => ({ word, score })),
  average: result.average ?? mean(result.words.map(({ score }) => score)) ?? 0,
  tip: '',
  coach: memory.coach,
  phrase_count: memory.phrasesDone,
  drill_id: toDrillId(memory),
  ...(memory.takeSpokenMs > 0 && { spoken_ms: memory.takeSpokenMs }),
  conversation_history: memory.said,
});
