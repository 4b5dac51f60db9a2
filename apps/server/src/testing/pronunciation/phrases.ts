import { toHeardWords } from '../../features/pronunciation/heard-word.ts';
import { calculateAverage, goodScore } from '../../features/pronunciation/scores.ts';
import type { Outcome } from './evaluate.ts';
import { share, table } from './table.ts';

/** The result of a whole phrase: its score is good or below that, the engine is not sure, or it was taken for another sentence. */
export type PhraseResult = 'good' | 'below' | 'not sure' | 'another sentence';

export const judgePhrase = ({ assessment }: Outcome): PhraseResult => {
  if (assessment.heard !== 'sentence') return 'another sentence';
  const average = calculateAverage(toHeardWords(assessment.words));
  if (average === null) return 'not sure';
  return average >= goodScore ? 'good' : 'below';
};

const results = ['good', 'below', 'not sure', 'another sentence'] as const;

/** How the phrases of each group came out, as a table in Markdown; null leaves one out. */
export function phraseTable(outcomes: readonly Outcome[], findGroup: (outcome: Outcome) => string | null): string {
  const rows = [...Map.groupBy(outcomes, findGroup)].flatMap(([group, members]) =>
    group === null ? [] : [[group, String(members.length), ...results.map((one) => countShare(members, one))]],
  );
  return table(['', 'phrases', ...results], rows);
}

const countShare = (outcomes: readonly Outcome[], result: PhraseResult) =>
  share(outcomes.filter((outcome) => judgePhrase(outcome) === result).length, outcomes.length);
