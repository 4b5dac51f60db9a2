import type { AssessedWord, Assessment } from '../../ports.ts';
import { doubtedWords } from './doubt.ts';
import { computeFluency } from './fluency.ts';
import { isBetween, matchWords } from './match.ts';
import type { HeardWord } from './model.ts';
import type { ReferenceWord } from './sentence.ts';
import { learnVoice, type Speaker } from './speaker.ts';
import { computeExcess, doubtedOmission, judgeWord, type Verdict } from './verdict.ts';

/** Fewer fitting words than this share of a sentence, and it was another one. */
const fewestFitting = 0.4;

/** The assessment of a recording without speech. */
export const nothingHeard = (words: readonly string[], speaker: Speaker): Assessment => ({
  ...unread('nothing', words),
  speaker: JSON.stringify(speaker),
});

/**
 * How a sentence was read, from what the model heard.
 * @param heard null where the recording cannot be read as any reading of the sentence.
 * @param speaker the known costs of this voice; the answer contains the updated ones.
 */
export function assessReading(
  words: readonly ReferenceWord[],
  heard: readonly HeardWord[] | null,
  speaker: Speaker,
): Assessment {
  const names = words.map(({ word }) => word);
  const another = { ...unread('another sentence', names), speaker: JSON.stringify(speaker) };
  if (heard === null) return another;
  const spoken = words.filter((word) => word.spoken !== null);
  const placed = matchWords(
    spoken.map((word) => word.spoken ?? ''),
    heard,
  );
  const voice = learnVoice(
    speaker,
    heard.filter((word) => !isBetween(word)).flatMap(({ sounds }) => sounds.map(computeExcess)),
  );
  const doubted = doubtedWords(placed, heard);
  const verdicts = placed.map((times, at) => (doubted.has(at) ? doubtedOmission : judgeWord(times, voice)));
  const fitting = verdicts.filter(({ isWrong }) => !isWrong).length;
  if (fitting < spoken.length * fewestFitting) return another;
  const assessed = merge(words, verdicts);
  const repeats = placed.reduce((sum, times) => sum + Math.max(0, times.length - 1), 0);
  return {
    heard: 'sentence',
    words: assessed,
    recognizedText: assessed
      .filter(({ error, sure }) => error === 'none' || !sure)
      .map(({ word }) => word)
      .join(' '),
    ...computeScores(assessed, computeFluency(heard, repeats)),
    approximate: true,
    speaker: JSON.stringify(voice),
  };
}

/** The words with what was found of each; what has no sounds, such as a number in digits, was not listened for. */
function merge(words: readonly ReferenceWord[], verdicts: readonly Verdict[]): readonly AssessedWord[] {
  let at = 0;
  return words.map(({ word, spoken, known }): AssessedWord => {
    const verdict = spoken === null ? undefined : verdicts[at++];
    if (!verdict) return { ...notListenedFor, word };
    const { score, sure, error, startMs, endMs, sounds } = verdict;
    return {
      word,
      score,
      sure: sure && known,
      error: known ? error : 'none',
      startMs,
      endMs,
      sounds: known ? sounds : [],
    };
  });
}

const notListenedFor: Omit<AssessedWord, 'word'> = {
  score: 0.5,
  sure: false,
  error: 'none',
  startMs: null,
  endMs: null,
  sounds: [],
};

function computeScores(words: readonly AssessedWord[], fluency: number) {
  const sure = words.filter((word) => word.sure);
  const said = sure.filter(({ error }) => error !== 'omission');
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  // Where nothing is sure the scores are still the best guess there is.
  const judged = said.length > 0 ? said : words;
  const accuracy = share(
    judged.reduce((sum, { score }) => sum + score, 0),
    judged.length,
  );
  const completeness = 1 - share(sure.length - said.length, words.length);
  const [lowest = 0, ...others] = [accuracy, fluency, completeness].sort((a, b) => a - b);
  // The weakest side counts most.
  const overall = lowest * 0.6 + others.reduce((sum, score) => sum + score * 0.2, 0);
  return { accuracy, fluency, completeness, overall };
}

function unread(heard: 'another sentence' | 'nothing', words: readonly string[]): Omit<Assessment, 'speaker'> {
  return {
    heard,
    words: words.map((word) => ({ ...notListenedFor, word, score: 0, sure: true, error: 'omission' })),
    recognizedText: '',
    accuracy: 0,
    fluency: 0,
    completeness: 0,
    overall: 0,
    approximate: true,
  };
}
