import { heardWordsOf } from '../../pronunciation/heardWord.ts';
import { averageOf, goodScore } from '../../pronunciation/scores.ts';
import type { Outcome } from './evaluate.ts';
import { share, table } from './table.ts';

/** What became of a whole phrase: its score is good or below that, nobody is sure, or it was taken for another sentence. */
export type PhraseResult = 'good' | 'below' | 'not sure' | 'another sentence';

export const resultOf = ({ assessment }: Outcome): PhraseResult => {
  if (assessment.heard !== 'sentence') return 'another sentence';
  const average = averageOf(heardWordsOf(assessment.words));
  if (average === null) return 'not sure';
  return average >= goodScore ? 'good' : 'below';
};

const results = ['good', 'below', 'not sure', 'another sentence'] as const;

/** How the phrases of each group came out, as a table in Markdown; null leaves one out. */
export function phraseTable(outcomes: readonly Outcome[], groupOf: (outcome: Outcome) => string | null): string {
  const rows = [...Map.groupBy(outcomes, groupOf)].flatMap(([group, members]) =>
    group === null ? [] : [[group, String(members.length), ...results.map((one) => shareOf(members, one))]],
  );
  return table(['', 'phrases', ...results], rows);
}

const shareOf = (outcomes: readonly Outcome[], result: PhraseResult) =>
  share(outcomes.filter((outcome) => resultOf(outcome) === result).length, outcomes.length);
