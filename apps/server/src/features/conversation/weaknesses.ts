import type { Correction } from '@sayso/api/contract/conversation';
import { type CorrectedSentence, correctedSentences } from '@sayso/api/contract/corrected-sentences';

/** One mistake as the summary lists it: what was said and what would be better. */
const describeIssue = ({ said, better }: CorrectedSentence): string => `“${said}” → “${better}”`;

/** Category to list of issues, in the order in which they were said: each sentence once in each of its categories. */
export const listWeaknesses = (corrections: readonly Correction[]): Record<string, string[]> => {
  const found = correctedSentences(corrections).flatMap((sentence) =>
    sentence.mistakes.map(({ category }) => ({ category, issue: describeIssue(sentence) })),
  );
  const byCategory = Map.groupBy(found, ({ category }) => category);
  return Object.fromEntries([...byCategory].map(([category, issues]) => [category, issues.map(({ issue }) => issue)]));
};
