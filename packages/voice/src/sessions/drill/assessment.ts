import type { Evaluation, SavedPhrase } from './protocol.ts';
import type { DrillResult } from './snapshot.ts';
import type { Draft, Memory } from './state.ts';

const mean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** Where fewer words of a phrase than this share are sure, a figure of them would be a guess at the others. */
const fewestSure = 0.5;

/** How the phrase was said, before there is a tip. */
export const toResult = ({ words, approximate = false }: Evaluation): DrillResult => {
  const sure = words.filter((word) => word.sure !== false);
  const isKnown = sure.length >= words.length * fewestSure;
  return { words, average: isKnown ? mean(sure.map(({ score }) => score)) : null, approximate, tip: null };
};

/** Under which name the server knows the drill. */
const drillId = ({ name, drill }: Memory): string => `${name}-${drill}`;

/** What the learner looks at is how this very phrase was said. */
export const isOnScreen = (memory: Memory, { phrase }: Draft): boolean =>
  phrase.drill_id === drillId(memory) && phrase.phrase_count === memory.phrasesDone;

/** The result with the tip that has come; an empty one, where none will. */
export const showTip = (memory: Memory, tip: string): Memory =>
  memory.result ? { ...memory, result: { ...memory.result, tip } } : memory;

/** What is stored of the phrase that was just evaluated. What the engine is not sure of counts for nothing, unless there is nothing else. */
export const toSaved = (memory: Memory, target: string, transcript: string, result: DrillResult): SavedPhrase => ({
  target,
  transcript,
  scores: result.words.filter(({ sure }) => sure !== false).map(({ word, score }) => ({ word, score })),
  average: result.average ?? mean(result.words.map(({ score }) => score)) ?? 0,
  tip: '',
  coach: memory.coach,
  phrase_count: memory.phrasesDone,
  drill_id: drillId(memory),
  ...(memory.takeSpokenMs > 0 && { spoken_ms: memory.takeSpokenMs }),
  conversation_history: memory.said,
});
