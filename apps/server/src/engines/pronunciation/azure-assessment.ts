import type { AssessedWord, Assessment } from '../ports.ts';
import { type Guess, type GuessedWord, readMarks, toScore } from './azure-answer.ts';
import { toArpabet } from './azure-sounds.ts';

/** Azure counts time in 100 ns. */
const ticksPerMs = 10_000;
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const readError = (word: GuessedWord) => readMarks(word).ErrorType ?? 'None';

/** Creates the assessment from Azure's best guess; null for a recording in which it heard nothing. */
export function toAssessment(guess: Guess | null, reference: string): Assessment {
  const wanted = guess?.Words.filter((word) => readError(word) !== 'Insertion') ?? [];
  const said = wanted.filter((word) => readError(word) !== 'Omission').length;
  const added = (guess?.Words.length ?? 0) - wanted.length;
  const text = guess?.Display.trim() ?? '';
  const isOther = said === 0 || (said * 4 <= wanted.length && added > said);
  if (guess === null || isOther) {
    const heard = said + added === 0 && text === '' ? 'nothing' : 'another sentence';
    return { heard, words: unsaid(reference), recognizedText: text, ...none, ...azure };
  }
  const marks = readMarks(guess);
  return {
    heard: 'sentence',
    words: alignWords(wanted, reference),
    recognizedText: text,
    accuracy: toScore(marks.AccuracyScore),
    fluency: toScore(marks.FluencyScore),
    completeness: toScore(marks.CompletenessScore),
    overall: toScore(marks.PronScore),
    ...azure,
  };
}

const azure = { approximate: false, speaker: null } as const;
const none = { accuracy: 0, fluency: 0, completeness: 0, overall: 0 } as const;
const absent = { score: 0, startMs: null, endMs: null, sounds: [] } as const;

const unsaid = (reference: string): readonly AssessedWord[] =>
  splitWords(reference).map((word) => ({ ...absent, word, sure: true, error: 'omission' }));

/** Splits a sentence into its words as written, without punctuation around them. */
const splitWords = (sentence: string): readonly string[] =>
  sentence
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** Finds Azure's result for every word of the sentence, in the sentence's spelling; `sure` is false without a result. */
function alignWords(guessed: readonly GuessedWord[], reference: string): readonly AssessedWord[] {
  let at = 0;
  return splitWords(reference).map((word) => {
    const found = findWord(guessed, at, bare(word));
    if (found === null) return { ...absent, word, sure: false, error: 'none' };
    at = found.to;
    return assessWord(guessed.slice(found.from, found.to), word);
  });
}

/** Finds a word from `start` on: Azure may split words at a hyphen. */
function findWord(guessed: readonly GuessedWord[], start: number, wanted: string): { from: number; to: number } | null {
  for (let from = start; from < guessed.length; from += 1) {
    let joined = '';
    for (let to = from; to < guessed.length && joined.length < wanted.length; ) {
      joined += bare(guessed[to]?.Word ?? '');
      to += 1;
      if (joined === wanted) return { from, to };
    }
  }
  return null;
}

function assessWord(parts: readonly GuessedWord[], word: string): AssessedWord {
  const errors = new Set(parts.map(readError));
  if (errors.has('Omission')) return { ...absent, word, sure: true, error: 'omission' };
  const [first, last] = [parts[0], parts.at(-1)];
  const score = parts.reduce((sum, part) => sum + toScore(readMarks(part).AccuracyScore), 0) / parts.length;
  return {
    word,
    score,
    sure: true,
    error: errors.has('Mispronunciation') ? 'mispronunciation' : 'none',
    startMs: first?.Offset === undefined ? null : first.Offset / ticksPerMs,
    endMs: last?.Offset === undefined ? null : (last.Offset + (last.Duration ?? 0)) / ticksPerMs,
    sounds: parts.flatMap((part) =>
      toArpabet(part.Phonemes.map((one) => ({ sound: one.Phoneme, score: toScore(readMarks(one).AccuracyScore) }))),
    ),
  };
}
