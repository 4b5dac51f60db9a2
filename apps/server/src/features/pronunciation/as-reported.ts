import type { ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { savePronunciationSession } from '@sayso/api/contract/pronunciation';
import type { KeptAssessment } from './assessments.ts';
import { plainWord, wordsIn } from './words.ts';

type Reported = Pick<ParsedRequestOf<typeof savePronunciationSession>, 'target' | 'scores' | 'average'>;

const between0And1 = (score: number): number => Math.min(1, Math.max(0, score));

/** How a phrase was said as the page has it, where this server did not hear it: of words that are in the sentence, and as often as they are. */
export const asReported = ({ target, scores }: Reported): KeptAssessment => {
  const open = [...wordsIn(target)];
  const words = scores.flatMap(({ word, score, sure }) => {
    const at = open.indexOf(plainWord(word));
    if (at < 0) return [];
    open.splice(at, 1);
    return { word, score: between0And1(score), sure: sure !== false, error: 'none' as const, sounds: [] };
  });
  return { heard: 'sentence', words, spokenMs: 0 };
};

/** The average of a page that sends no scores of words; null where it does, as those say it better. */
export const reportedAverage = ({ scores, average }: Reported): number | null =>
  scores.length === 0 ? between0And1(average) : null;
